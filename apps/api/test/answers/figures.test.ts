import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type AnswersService, openAnswersService } from '../support/open-answers-service.ts';
import type { Account } from '../support/open-calls.ts';
import { answerOf, testEngine } from './test-engine.ts';

const soon = { timeout: 20_000, interval: 20 };
const entities = [
  { id: 'us', own: true, name: 'Acme Ladders', domains: ['acme-ladders.com'] },
  { id: 'them', own: false, name: 'Northwind', domains: ['northwind.example'] },
];
const loft = { id: 'loft', text: 'Which ladder is best for a loft?', tags: ['loft'] };
const brand = { id: 'brand', text: 'Are Acme Ladders any good?', tags: ['brand'] };
const cite = (url: string) => ({ kind: 'cited' as const, url, title: null, places: [] });
const said = [
  answerOf({
    text: '=Northwind is first, Acme Ladders second, Acme Ladders third.',
    sources: [cite('https://www.acme-ladders.com/loft'), cite('https://www.acme-ladders.com/roof')],
  }),
  answerOf({ text: 'Acme Ladders, then Northwind.', sources: [cite('https://northwind.example/a?b=1')] }),
  answerOf({ text: 'Nobody.', sources: [{ ...cite('https://news.example/'), kind: 'retrieved' }] }),
  answerOf({ status: 'no_search', text: 'Acme Ladders.' }),
];

describe.each(testDatabases)('figures of answers, on $name', ({ create }) => {
  let database: Database;
  let service: AnswersService;
  let ann: Account;
  let answers: string;
  let time = new Date('2026-11-20T10:00:00.000Z');
  beforeEach(async () => {
    database = await create();
    time = new Date('2026-11-20T10:00:00.000Z');
    const { engine } = testEngine(({ k }) => said[k % said.length] ?? answerOf());
    service = await openAnswersService(database, { engines: [engine], now: () => time });
    ann = await service.account();
    const { body } = await service.post('sites', ann, { url: 'https://acme-ladders.com/' }).expect(201);
    answers = `sites/${body.id}/answers`;
    await service.put(`${answers}/panel`, ann, { entities, prompts: [loft, brand], samples: 4 }).expect(200);
  });
  afterEach(async () => {
    await service.close();
    await database.close();
  });
  const run = async () => {
    const { body } = await service.post(`${answers}/runs`, ann).expect(202);
    await vi.waitFor(async () => {
      const { body: now } = await service.get(`answer-runs/${body.run_id}`, ann);
      expect(now.status).toBe('completed');
    }, soon);
    return String(body.run_id);
  };
  const summary = async (query = '') =>
    (await service.get(`${answers}/summary${query}`, ann).expect(200)).body;
  const counted = ({ k, n }: { k: number; n: number }) => [k, n];

  it('have numerator and denominator: ok samples alone, our host by its domain, share of voice without branded prompts', async () => {
    const runId = await run();
    const body = await summary();
    expect(body.samples).toMatchObject({ ok: 6, no_search: 2, http_error: 0 });
    expect([body.mention, body.citation, body.firstNamed].map(counted)).toEqual([
      [4, 6],
      [2, 6],
      [2, 6],
    ]);
    expect(body.mention.low).toBeCloseTo(0.3, 2);
    expect(body.shareOfVoice).toMatchObject({ ours: 3, all: 5, value: 0.6 });
    expect(body.sentiment).toBeNull();
    expect(
      body.byPrompt.map(({ promptId, branded }: { promptId: string; branded: boolean }) => [
        promptId,
        branded,
      ]),
    ).toEqual([
      ['loft', false],
      ['brand', true],
    ]);
    expect(counted(body.competitors[0].citation)).toEqual([2, 6]);
    expect(body.series).toMatchObject([{ runId, break: null }]);
    expect(body.change).toBeNull();
    const tagged = await summary('?tag=loft&engine=openai');
    expect(counted(tagged.mention)).toEqual([2, 3]);
    expect(counted((await summary('?engine=anthropic')).mention)).toEqual([0, 0]);
    expect((await summary('?to=2026-11-20T09:00:00Z')).series).toEqual([]);
    for (const call of ['summary', 'sources'])
      for (const asked of ['from=0000-01-01T00:00:00Z', 'to=9999-12-31T23:59:59-12:00']) {
        const { body } = await service.get(`${answers}/${call}?${asked}`, ann).expect(400);
        expect(body.error).toContain('a time from 1970 to 9999');
      }
    await service
      .get(`${answers}/summary?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z`, ann)
      .expect(400);
  });

  it('list the hosts that answers lean on, the most cited first, each page by its answers', async () => {
    await run();
    const { body } = await service.get(`${answers}/sources`, ann).expect(200);
    const pages = (...paths: string[]) => paths.map((path) => ({ url: `https://${path}`, cited: 2 }));
    expect(body).toEqual({
      sources: [
        {
          ...{ host: 'northwind.example', entityId: 'them', cited: 2, retrieved: 0, samples: 6 },
          pages: pages('northwind.example/a?b=1'),
        },
        {
          ...{ host: 'www.acme-ladders.com', entityId: 'us', cited: 2, retrieved: 0, samples: 6 },
          pages: pages('www.acme-ladders.com/loft', 'www.acme-ladders.com/roof'),
        },
        { host: 'news.example', entityId: null, cited: 0, retrieved: 2, samples: 6, pages: [] },
      ],
      nextCursor: null,
    });
    const tagged = await service.get(`${answers}/sources?tag=none`, ann).expect(200);
    expect(tagged.body.sources).toEqual([]);
  });

  it('compare two runs by the questions that both asked: other words under the same id are another question', async () => {
    const first = await run();
    time = new Date('2026-11-21T10:00:00.000Z');
    const changed = { ...brand, text: 'Is Acme any good?' };
    await service.put(`${answers}/panel`, ann, { prompts: [loft, changed] }).expect(200);
    const second = await run();
    const body = await summary();
    expect(body.change).toMatchObject({ runId: second, previousRunId: first });
    expect(body.change.mention).toMatchObject({ diff: 0, verdict: 'none-detectable' });
    expect(body.byPrompt.map(({ text }: { text: string }) => text)).toEqual([
      loft.text,
      'Is Acme any good?',
      brand.text,
    ]);
  });

  it('are exported with every answer, and nothing in a cell is a formula', async () => {
    const runId = await run();
    const csv = await service.get(`answer-runs/${runId}/export?format=csv`, ann).expect(200);
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="visible-ai-answers-acme-ladders.com-2026-11-20.csv"',
    );
    const [head, ...lines] = csv.text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\ufeffrun,prompt_id,prompt,/);
    expect(lines).toHaveLength(8);
    expect(csv.text).toContain(`"'=Northwind is first, Acme Ladders second, Acme Ladders third."`);
    const { body, headers } = await service.get(`answer-runs/${runId}/export`, ann).expect(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toMatchObject({
      schemaVersion: 1,
      run: { id: runId },
      entities: [{ id: 'us' }, { id: 'them' }],
    });
    const listed = await service.get(`answer-runs/${runId}/samples`, ann).expect(200);
    expect(body.samples).toEqual(listed.body.samples);
    await service.get(`answer-runs/${runId}/export`, await service.account()).expect(404);
  });
});
