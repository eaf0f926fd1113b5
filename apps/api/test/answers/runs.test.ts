import type { Answer } from '@visible-ai/answers';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monthOf } from '../../src/answers/money/micros.ts';
import type { Database } from '../../src/db/database.ts';
import { answerLedger, answerMonths, answerRuns, answerSamples } from '../../src/db/schema/answers.ts';
import { testDatabases } from '../support/create-test-database.ts';
import {
  type AnswersService,
  type AnswersServiceSettings,
  openAnswersService,
} from '../support/open-answers-service.ts';
import type { Account } from '../support/open-calls.ts';
import { answerOf, testEngine } from './test-engine.ts';

/** Canary questions to one engine. */
const CANARY = 10;
const soon = { timeout: 20_000, interval: 20 };
const acme = { own: true, name: 'Acme Ladders', domains: ['acme-ladders.com'] };
const northwind = { id: 'them', own: false, name: 'Northwind', domains: ['northwind.example'] };
const prompts = [
  { id: 'loft', text: 'Which ladder is best for a loft?' },
  { id: 'roof', text: 'Which ladder is best for a roof?' },
];

/** An answer that waits until a test releases it. */
function held() {
  const waiting: (() => void)[] = [];
  return {
    reply: (_asked: unknown, signal: AbortSignal) =>
      new Promise<Answer>((resolve) => {
        waiting.push(() => resolve(answerOf()));
        signal.addEventListener('abort', () => resolve(answerOf({ status: 'http_error', costMicros: 0 })));
      }),
    count: () => waiting.length,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

describe.each(testDatabases)('runs, on $name', ({ create }) => {
  let database: Database;
  let services: AnswersService[];
  let service: AnswersService;
  let ann: Account;
  let siteId: string;
  beforeEach(async () => {
    database = await create();
    services = [];
  });
  afterEach(async () => {
    await Promise.all(services.map((one) => one.close()));
    await database.close();
  });

  async function open(settings: AnswersServiceSettings): Promise<AnswersService> {
    const opened = await openAnswersService(database, settings);
    services.push(opened);
    return opened;
  }
  async function addSite(url: string, panel: object = {}): Promise<string> {
    const { id } = (await service.post('sites', ann, { url }).expect(201)).body;
    const entities = [acme, northwind];
    await service
      .put(`sites/${id}/answers/panel`, ann, { entities, prompts, samples: 2, ...panel })
      .expect(200);
    return id;
  }
  async function openWith(settings: AnswersServiceSettings, panel: object = {}) {
    service = await open(settings);
    ann = await service.account({ isAdmin: true });
    siteId = await addSite('https://acme-ladders.com/', panel);
  }
  const start = async (site = siteId): Promise<string> =>
    (await service.post(`sites/${site}/answers/runs`, ann).expect(202)).body.run_id;
  const read = async (id: string) => (await service.get(`answer-runs/${id}`, ann).expect(200)).body;
  async function ended(id: string) {
    await vi.waitFor(async () => expect((await read(id)).status).not.toBe('running'), soon);
    return read(id);
  }
  const ledger = () => database.db.select().from(answerLedger);
  const spent = async () => {
    const rows = await database.db.select().from(answerMonths);
    return Object.fromEntries(rows.map(({ payer, micros }) => [payer, micros]));
  };

  it('ask what was approved, and keep each answer with who is named, whose pages it cites and what it cost', async () => {
    const text = 'Many choose Northwind. Acme Ladders is fine too; Acme Ladders lasts.';
    const { engine, asked } = testEngine(({ k }) =>
      k === 0
        ? answerOf({
            text,
            sources: [
              {
                kind: 'cited',
                url: 'https://www.acme-ladders.com/loft?utm_source=openai',
                title: 'Loft',
                places: [{ start: 0, end: 22 }],
              },
              {
                kind: 'retrieved',
                url: 'https://news.example/?about=acme-ladders.com',
                title: null,
                places: [],
              },
            ],
          })
        : answerOf({ status: 'http_error', text: null, costMicros: 0, error: 'The engine answered 503.' }),
    );
    await openWith({ engines: [engine] });
    const run = await ended(await start());
    expect(run).toMatchObject({
      ...{ siteId, panelVersion: 1, origin: 'hand', status: 'completed', error: null, costUsd: 0.012 },
      counts: { ok: 2, http_error: 2, over_budget: 0 },
      progress: { done: 4, total: 4 },
    });
    expect([...asked].sort()).toEqual(prompts.flatMap((prompt) => [prompt.text, prompt.text]).sort());
    const { body } = await service.get(`answer-runs/${run.id}/samples?status=ok`, ann).expect(200);
    expect(body).toMatchObject({ total: 2, nextCursor: null });
    const own = (await service.get(`sites/${siteId}/answers/panel`, ann)).body.entities[0].id;
    expect(body.samples[0]).toMatchObject({
      ...{
        engine: 'openai',
        status: 'ok',
        text,
        costUsd: 0.006,
        servedModel: 'model-1-2026',
        error: null,
      },
      sources: [
        {
          ...{ kind: 'cited', url: 'https://www.acme-ladders.com/loft', host: 'www.acme-ladders.com' },
          ...{ title: 'Loft', entityId: own, places: [{ start: 0, end: 22 }] },
        },
        { kind: 'retrieved', host: 'news.example', entityId: null },
      ],
      mentions: [
        { entityId: 'them', count: 1, first: 12 },
        { entityId: own, count: 2, first: 23 },
      ],
    });
    const filtered = async (query: string) =>
      (await service.get(`answer-runs/${run.id}/samples?${query}`, ann).expect(200)).body.total;
    expect(await filtered('promptId=loft')).toBe(2);
    // The two are asked at once: either may be the first to arrive.
    const ofLoft = (await service.get(`answer-runs/${run.id}/samples?promptId=loft`, ann)).body.samples;
    expect(ofLoft.map(({ n }: { n: number }) => n).sort()).toEqual([1, 2]);
    expect(await filtered('names=them')).toBe(2);
    expect(await filtered(`cites=${own}`)).toBe(2);
    expect(await filtered('cites=www.acme-ladders.com')).toBe(2);
    expect(await filtered('cites=news.example')).toBe(0);
    expect(await ledger()).toHaveLength(4 + CANARY);
    expect(await spent()).toEqual({ installation: 12_000, [siteId]: 12_000 });
    expect(service.told).toMatchObject([
      { type: 'answers.completed', data: { siteId, runId: run.id, status: 'completed', costUsd: 0.012 } },
    ]);
    const ben = await service.account();
    for (const path of ['', '/samples']) await service.get(`answer-runs/${run.id}${path}`, ben).expect(404);
    await service.post(`answer-runs/${run.id}/cancel`, ben).expect(404);
  });

  it('are one of a site at a time, however many ask', async () => {
    const slow = held();
    await openWith({ engines: [testEngine(slow.reply).engine] });
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => service.post(`sites/${siteId}/answers/runs`, ann)),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 202]);
    const ids = new Set(asked.map(({ body }) => body.run_id));
    expect(ids.size).toBe(1);
    for (const { body } of asked)
      expect(body.estimate).toMatchObject({ calls: 4, canaryCalls: 10, highUsd: 0.14 });
    await vi.waitFor(() => expect(slow.count()).toBe(4), soon);
    slow.letGo();
    await ended([...ids][0] ?? '');
  });

  it('never spend more than the installation may, with three instances at once, and go as far as the money', async () => {
    const most = 10_000;
    let atMost = 0;
    const answer = async () => {
      const [row] = await database.db
        .select()
        .from(answerMonths)
        .where(eq(answerMonths.payer, 'installation'));
      atMost = Math.max(atMost, row?.micros ?? 0);
      return answerOf();
    };
    const engines = () => [testEngine(answer, { mostMicros: most }).engine];
    await openWith({ engines: engines(), monthlyBudgetUsd: 0.1 }, { samples: 5 });
    for (const _more of [1, 2]) await open({ engines: engines(), monthlyBudgetUsd: 0.1 });
    const others = [
      await addSite('https://b.example/', { samples: 5 }),
      await addSite('https://c.example/', { samples: 5 }),
    ];
    const runs = await Promise.all([siteId, ...others].map(start));
    const done = await Promise.all(runs.map(ended));
    expect(done.map(({ status }) => status)).toContain('over_budget');
    const answered = done.reduce((sum, { counts }) => sum + counts.ok, 0);
    // Until the budget has no room for a call at its maximum price; each costs its real price.
    expect(answered).toBe(Math.floor((100_000 - most) / 6000) + 1);
    expect(await spent()).toMatchObject({ installation: answered * 6000 });
    expect(atMost).toBeLessThanOrEqual(100_000);
    expect((await ledger()).filter(({ settledMicros }) => settledMicros !== 0)).toHaveLength(answered);
    const broke = await service
      .put(`sites/${siteId}/answers/panel`, ann, { monthlyBudgetUsd: 0 })
      .expect(200);
    expect(broke.body.monthlyBudgetUsd).toBe(0);
    expect((await service.post(`sites/${siteId}/answers/runs`, ann).expect(409)).body.code).toBe(
      'over_budget',
    );
  });

  it('ask nothing twice after a crash: what was under way is settled at what was set aside', async () => {
    const dead = held();
    let isDead = false;
    const { engine, asked } = testEngine((...question) => (isDead ? answerOf() : dead.reply(...question)));
    // The worker sends no heartbeat for longer than its lease.
    await openWith({ engines: [engine], timing: { lease: 400, beat: 60_000 } }, { samples: 8 });
    const id = await start();
    await vi.waitFor(() => expect(dead.count()).toBe(8), soon);
    isDead = true;
    await open({ engines: [engine] });
    const run = await ended(id);
    expect(run).toMatchObject({ status: 'completed', counts: { ok: 8, http_error: 8 }, costUsd: 0.128 });
    expect(asked).toHaveLength(16);
    const entries = await ledger();
    expect(entries).toHaveLength(16 + CANARY);
    expect(entries.every(({ settledMicros }) => settledMicros !== null)).toBe(true);
    // Its answers arrive late: they are already paid for, and change nothing.
    dead.letGo();
    await Promise.all(services.splice(0).map((one) => one.close()));
    expect(await spent()).toEqual({ installation: 128_000, [siteId]: 128_000 });
    const [row] = await database.db.select().from(answerRuns).where(eq(answerRuns.id, id));
    expect(row?.counts).toMatchObject({ ok: 8, http_error: 8 });
    const errors = await database.db
      .select({ error: answerSamples.error })
      .from(answerSamples)
      .where(sql`${answerSamples.status} = 'http_error'`);
    expect(new Set(errors.map(({ error }) => error))).toEqual(
      new Set([
        'The service was stopped while this was asked. It may have been paid for and is not asked again.',
      ]),
    );
  });
  it('ask nothing more after a cancel, and keep what was asked', async () => {
    const slow = held();
    const { engine, asked } = testEngine(slow.reply);
    await openWith({ engines: [engine] }, { samples: 10 });
    const id = await start();
    await vi.waitFor(() => expect(slow.count()).toBe(8), soon);
    await service.post(`answer-runs/${id}/cancel`, ann).expect(202);
    slow.letGo();
    const run = await ended(id);
    expect(run).toMatchObject({ status: 'cancelled', counts: { ok: 8 }, progress: { done: 8, total: 20 } });
    expect(run.error).toBeNull();
    expect(asked).toHaveLength(8);
    expect((await service.get(`answer-runs/${id}/samples`, ann)).body.total).toBe(8);
    expect(await spent()).toEqual({ installation: 48_000, [siteId]: 48_000 });
  });

  const phaseOf = async (id: string) =>
    (await database.db.select().from(answerRuns).where(eq(answerRuns.id, id)))[0]?.phase;
  const pause = (paused: boolean) =>
    service.put(`sites/${siteId}/answers/pause`, ann, { paused }).expect(200);

  it('rest while their site is paused, and go on where they were', async () => {
    const slow = held();
    let isSlow = true;
    const { engine, asked } = testEngine((...question) => (isSlow ? slow.reply(...question) : answerOf()));
    await openWith({ engines: [engine] }, { samples: 10 });
    const id = await start();
    await vi.waitFor(() => expect(slow.count()).toBe(8), soon);
    await pause(true);
    isSlow = false;
    slow.letGo();
    await vi.waitFor(async () => expect(await phaseOf(id)).toBe('paused'), soon);
    expect(asked).toHaveLength(8);
    expect(await spent()).toEqual({ installation: 48_000, [siteId]: 48_000 });
    expect(await read(id)).toMatchObject({ status: 'running', progress: { done: 8, total: 20 } });
    // A start in the meantime is refused with this reason, and nothing is asked.
    expect((await service.post(`sites/${siteId}/answers/runs`, ann).expect(200)).body.run_id).toBe(id);
    expect(await phaseOf(id)).toBe('paused');
    await pause(false);
    expect(await ended(id)).toMatchObject({ status: 'completed', counts: { ok: 20 }, error: null });
    expect(asked).toHaveLength(20);
  });

  it('can be ended while they rest', async () => {
    const slow = held();
    const { engine, asked } = testEngine(slow.reply);
    await openWith({ engines: [engine] }, { samples: 10 });
    const id = await start();
    await vi.waitFor(() => expect(slow.count()).toBe(8), soon);
    await pause(true);
    slow.letGo();
    await vi.waitFor(async () => expect(await phaseOf(id)).toBe('paused'), soon);
    expect((await service.post(`answer-runs/${id}/cancel`, ann).expect(202)).body.status).toBe('cancelled');
    await pause(false);
    expect(await read(id)).toMatchObject({ status: 'cancelled', counts: { ok: 8 } });
    expect(asked).toHaveLength(8);
  });

  it('wait while the operator pauses all asking, can be ended then, and go on in an instance that may ask', async () => {
    const stopped = held();
    const openSlow = () => open({ engines: [testEngine(stopped.reply).engine] });
    service = await openSlow();
    ann = await service.account({ isAdmin: true });
    siteId = await addSite('https://acme-ladders.com/', { samples: 10 });
    const other = await addSite('https://b.example/', { samples: 10 });
    const [id, ending] = [await start(), await start(other)];
    await vi.waitFor(() => expect(stopped.count()).toBe(16), soon);
    // The service stops, and starts again with another setting.
    await Promise.all(services.splice(0).map((one) => one.close()));
    service = await open({ engines: [testEngine().engine], paused: true });
    expect((await service.post(`answer-runs/${ending}/cancel`, ann).expect(202)).body.status).toBe(
      'cancelled',
    );
    expect((await read(id)).status).toBe('running');
    const [row] = await database.db.select().from(answerRuns).where(eq(answerRuns.id, id));
    expect(row).toMatchObject({ status: 'running', worker: null });
    await open({ engines: [testEngine().engine] });
    expect(await ended(id)).toMatchObject({ status: 'completed', progress: { done: 20, total: 20 } });
  });

  it('settle a call that ends with the service at what it is known to have cost', async () => {
    const stopped = held();
    await openWith({ engines: [testEngine(stopped.reply).engine] });
    await start();
    await vi.waitFor(() => expect(stopped.count()).toBe(4), soon);
    await Promise.all(services.splice(0).map((one) => one.close()));
    // The engine says that nothing was sent: the whole reservation is given back.
    expect(await spent()).toEqual({ installation: 0, [siteId]: 0 });
  });

  it('tell what they asked in the words of then', async () => {
    await openWith({ engines: [testEngine().engine] });
    const { id } = await ended(await start());
    await service
      .put(`sites/${siteId}/answers/panel`, ann, {
        entities: [acme],
        prompts: [{ id: 'loft', text: 'Which ladder folds?' }],
      })
      .expect(200);
    const { asked } = (await service.get(`answer-runs/${id}/samples`, ann).expect(200)).body;
    expect(asked.prompts).toMatchObject(
      prompts.map((prompt) => ({ ...prompt, locale: 'en', country: null })),
    );
    expect(asked.entities.map(({ name }: { name: string }) => name)).toEqual(['Acme Ladders', 'Northwind']);
  });

  it('start from an address and the names of engines, each prompt approved by whoever sends it', async () => {
    await openWith({ engines: [testEngine().engine] });
    const ask = (body: object) =>
      service.post('run-ai-search-analysis', ann, {
        website: 'shop.example',
        searchEngines: ['ChatGPT'],
        ...body,
      });
    expect((await ask({ searchEngines: ['bing'] }).expect(400)).body.error).toMatch(
      /"bing" is not known: this takes openai/,
    );
    expect((await ask({ searchEngines: ['claude'] }).expect(400)).body.error).toMatch(
      /"claude" is not set up/,
    );
    await ask({}).expect(422);
    const { body } = await ask({ prompts: ['Where to buy?'], samples: 3 }).expect(202);
    expect(body).toMatchObject({ success: true, status: 'running', estimate: { calls: 3 } });
    const run = await ended(body.run_id);
    expect(run).toMatchObject({ counts: { ok: 3 }, panelVersion: 1 });
    // For a site with a panel, a run with other questions leaves the panel as it is.
    const other = await ask({
      website: 'https://acme-ladders.com',
      prompts: ['Where?', 'Which ladder is best for a loft?'],
      samples: 1,
    }).expect(202);
    expect(await ended(other.body.run_id)).toMatchObject({ counts: { ok: 2 }, panelVersion: 2 });
    expect((await service.get(`sites/${siteId}/answers/panel`, ann)).body).toMatchObject({
      version: 1,
      samples: 2,
    });
    expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
  });
});
