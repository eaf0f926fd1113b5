import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../src/create-engine.ts';
import type { Engine } from '../src/engine.ts';
import { EngineError } from '../src/engine-error.ts';
import { reportOfPage } from '../src/report/report-of-page.ts';

/** Answers robots.txt, and lets everybody wait for the rest. */
let server: Server;
let host: string;
let asked = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const open = () => createEngine({ version: '1.0.0', allowPrivateTargets: [host], readers: 1, crawlRate: 0 });
const patience = () => AbortSignal.timeout(30_000);
const closed = { name: 'EngineError', code: 'shutting_down', message: 'The engine is closed.' };

type Call = (engine: Engine) => Promise<unknown>;
const crawl: Call = (engine) =>
  engine.crawlSite({
    url: `http://${host}/`,
    pageLimit: 5,
    autoDetectSize: false,
    skipCrawling: false,
    signal: patience(),
    timeLimitMs: 20_000,
    known: [],
    onPage: async () => {},
    onProgress: () => {},
  });
const fetching: [string, Call][] = [
  ['auditPage', (engine) => engine.auditPage(`http://${host}/`, patience())],
  ['auditSite', (engine) => engine.auditSite(`http://${host}/`, { pages: 5 }, patience())],
  ['crawlSite', crawl],
  [
    'compareLiveBytes',
    (engine) => engine.compareLiveBytes({ url: `http://${host}/llms.txt`, text: '# A' }, patience()),
  ],
];
const others: [string, Call][] = [
  ['sanitiseQa', (engine) => engine.sanitiseQa('<p>Q</p>')],
  ['zipFiles', (engine) => engine.zipFiles([{ path: 'a', text: 'b' }])],
  ['writers', (engine) => engine.writers.llmsTxt({} as never, patience())],
  ['inspections', async (engine) => engine.inspections.watch(`http://${host}/`, patience())],
  [
    'renderReport',
    async (engine) => {
      for await (const _part of engine.renderReport({ kind: 'page' } as never, { format: 'csv' }));
    },
  ],
];

describe('an engine that is closed', () => {
  it.each([...fetching, ...others])('refuses %s with an error that has a type', async (_name, call) => {
    const engine = open();
    await engine.close();
    const refused = await call(engine).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(EngineError);
    expect(refused).toMatchObject(closed);
  });

  it.each(fetching)('ends a running %s at once, with its requests', async (_name, call) => {
    const engine = open();
    const before = asked;
    const running = call(engine).catch((error: unknown) => error);
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(before);
    await engine.close();
    expect(await running).toMatchObject(closed);
    await expect.poll(connections, { timeout: 5000 }).toBe(0);
  });

  it('may be closed again, also while it closes', async () => {
    const engine = open();
    await Promise.all([engine.close(), engine.close()]);
    await engine.close();
  });

  it('still has what needs no thread', async () => {
    const engine = open();
    await engine.close();
    expect(engine.qaPlainText('<p>Open <b>now</b></p>')).toContain('Open now');
    expect(reportOfPage).toBeTypeOf('function');
  });
});
