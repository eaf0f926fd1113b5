import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { agentLists, type Engine } from '@visible-ai/engine';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { agentRanges } from '../../src/db/schema/logs.ts';
import { currentRanges, presentRanges } from '../../src/logs/ranges/range-store.ts';
import { refreshRanges } from '../../src/logs/ranges/refresh-ranges.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openLogsService } from '../support/open-logs-service.ts';
import { openTestEngine } from '../support/open-test-engine.ts';

const GPTBOT = 'openai.com/gptbot.json';
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** A mirror of all lists. Each is set to a number of networks, or to a raw answer. */
async function openMirror() {
  const lists = new Map<string, number | string>(agentLists.map(({ list }) => [list, 10]));
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const list = String(request.url).slice('/mirror/'.length);
    seen.push(list);
    const set = lists.get(list);
    if (set === undefined) {
      response.writeHead(404).end();
      return;
    }
    const prefixes = Array.from({ length: Number(set) || 0 }, (_, at) => ({ ipv4Prefix: `20.0.${at}.0/24` }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(typeof set === 'string' ? set : JSON.stringify({ creationTime: '2026-11-15', prefixes }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mirror`;
  return {
    url,
    seen,
    lists,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe.each(testDatabases)('address lists of agents, on $name', ({ create }) => {
  let database: Database;
  let mirror: Awaited<ReturnType<typeof openMirror>>;
  let engine: Engine;
  let time = Date.now();
  let told: object[] = [];
  beforeAll(async () => {
    mirror = await openMirror();
    engine = openTestEngine([], { agentRangesUrl: `${mirror.url}/` });
    database = await create();
  });
  afterAll(async () => {
    await engine.close();
    await mirror.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.delete(agentRanges);
    for (const { list } of agentLists) mirror.lists.set(list, 10);
    mirror.seen.length = 0;
    time = Date.now();
    told = [];
  });
  const logger = pino({ level: 'warn' }, { write: (text: string) => told.push(JSON.parse(text)) });
  const refresh = () =>
    refreshRanges(
      {
        db: database.db,
        fetchAgentList: engine.fetchAgentList,
        logger,
        now: () => new Date(time),
        onListAsked: () => undefined,
      },
      new AbortController().signal,
    );
  const known = async () => (await currentRanges(database.db))[GPTBOT]?.length;

  it('are asked for one by one from the mirror that is set, and hold from then on', async () => {
    expect(await known()).toBe(4);
    await refresh();
    expect(mirror.seen).toEqual(agentLists.map(({ list }) => list));
    expect(told).toEqual([]);
    expect(await known()).toBe(10);
    expect((await presentRanges(database.db)).find(({ list }) => list === GPTBOT)).toEqual({
      operator: 'OpenAI',
      list: GPTBOT,
      prefixes: 10,
      fetchedAt: new Date(time).toISOString(),
    });
  });

  it('are asked for again after a week, and the next day where one was not taken', async () => {
    mirror.lists.set(GPTBOT, '<p>Moved');
    await refresh();
    const after = async (milliseconds: number) => {
      mirror.seen.length = 0;
      time += milliseconds;
      await refresh();
      return [...mirror.seen];
    };
    expect(await after(DAY_MS / 2)).toEqual([]);
    expect(await after(DAY_MS / 2)).toEqual([GPTBOT]);
    expect((await after(WEEK_MS)).length).toBe(agentLists.length);
  });

  it.each([
    ['has lost more than half of its networks', 4, 'It has 4 networks, where 10 were known.'],
    ['is empty', 0, 'The answer is not a list of networks: it is empty, or has a different format.'],
    [
      'has another shape',
      '{"prefixes":["20.0.0.0/24"]}',
      'The answer is not a list of networks: it is empty, or has a different format.',
    ],
    [
      'lets everybody in',
      '{"prefixes":[{"ipv4Prefix":"0.0.0.0/0"}]}',
      'The answer is not a list of networks: it is empty, or has a different format.',
    ],
  ])('that %s leaves what was known, and is told', async (_name, set, problem) => {
    await refresh();
    const first = new Date(time).toISOString();
    mirror.lists.set(GPTBOT, set);
    time += WEEK_MS;
    await refresh();
    expect(await known()).toBe(10);
    expect(told).toMatchObject([{ refused: [{ list: GPTBOT, problem }] }]);
    const shown = await presentRanges(database.db);
    expect(shown.find(({ list }) => list === GPTBOT)).toMatchObject({ prefixes: 10, fetchedAt: first });
    mirror.lists.set(GPTBOT, 5);
    time += WEEK_MS;
    await refresh();
    expect(await known()).toBe(5);
  });

  it('that never came leaves the copy that came with the program', async () => {
    mirror.lists.delete(GPTBOT);
    await refresh();
    expect(await known()).toBe(4);
    expect((await presentRanges(database.db)).find(({ list }) => list === GPTBOT)?.fetchedAt).toBeNull();
    expect(told).toMatchObject([
      { refused: [{ list: GPTBOT, problem: 'It was answered with status 404.' }] },
    ]);
  });

  it('are asked for once, however many instances there are', async () => {
    const { fetchAgentList } = engine;
    const services = await Promise.all([1, 2, 3].map(() => openLogsService(database, { fetchAgentList })));
    for (const { logs } of services) await logs.lookAround();
    await expect
      .poll(() => services.flatMap(({ asked }) => asked).length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(agentLists.length);
    for (const service of services) await service.close();
    expect([...mirror.seen].sort()).toEqual(agentLists.map(({ list }) => list).sort());
    expect(services.flatMap(({ asked }) => asked).sort()).toEqual(
      agentLists.map(({ list }) => `${list} taken`).sort(),
    );
  });
});
