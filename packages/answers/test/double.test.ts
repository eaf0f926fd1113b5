import { type AnswerEngineId, answerEngineIds } from '@visible-ai/shared/answers/engines';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createAnswerEngines } from '../src/index.ts';
import { quickClock } from './support/quick-clock.ts';
import { type Double, hasDouble, startDouble } from './support/start-double.ts';

const keys = Object.fromEntries(answerEngineIds.map((id) => [id, `sk-${id}-very-secret-7c1`])) as Record<
  AnswerEngineId,
  string
>;
const ours = 'https://northwind-tools.com/guide?lang=en&page=2';
const rival = 'https://www.acme-ladders.com/loft';
const filler = 'https://www.how-things-work-daily.com/advice?page=2';
const brands = {
  ours: { names: ['Northwind 😀 Tools'], url: ours },
  rival: { names: ['Äcme Ladders'], url: rival },
};
interface Asking {
  country?: string | null;
  language?: string;
  requestMs?: number;
}
const never = new AbortController().signal;

/** The status of each fault; Gemini does not report a failed search. */
const faults: Record<string, Answer['status']> = {
  429: 'http_error',
  500: 'http_error',
  503: 'http_error',
  529: 'http_error',
  401: 'http_error',
  echo_key: 'http_error',
  timeout: 'http_error',
  cut: 'http_error',
  cut_early: 'http_error',
  bad_json: 'http_error',
  html: 'http_error',
  truncated: 'truncated',
  refusal: 'refused',
  no_search: 'no_search',
  tool_error: 'tool_error',
  pause_turn: 'ok',
  empty: 'http_error',
  huge: 'ok',
  no_usage: 'ok',
  unknown_items: 'ok',
};

describe.skipIf(!hasDouble)('the engines as the double plays them (skipped without ../shared)', () => {
  let double: Double;
  beforeAll(async () => {
    double = await startDouble({ seed: 3, brands, prompts: {} }, keys);
  });
  beforeEach(() => double.reset());
  afterAll(() => double.close());

  /** Asks one engine about a prompt whose answer the double was given. */
  async function answered(
    id: AnswerEngineId,
    outcome: object,
    { country = 'DE', language = 'en', requestMs = 60_000 }: Asking = {},
  ) {
    const text = `Which ladder for a loft? ${JSON.stringify(outcome)}`;
    double.setWorld({ prompts: { [text]: { language, script: { '*': [outcome] } } } });
    const { engines, close } = createAnswerEngines({
      engines: { [id]: { apiKey: keys[id], apiUrl: double.base(id) } },
      clock: quickClock(),
      limits: { requestMs },
    });
    const [engine] = engines;
    if (!engine) throw new Error(`${id} is not on`);
    const answer = await engine.ask({ text, locale: 'en', country }, never);
    await close();
    return { answer, engine, call: double.ledger.at(-1) };
  }

  it.each(answerEngineIds)(
    '%s answers with its text, its sources and the passages they stand behind',
    async (id) => {
      const { answer, engine, call } = await answered(id, {
        named: ['ours', 'rival'],
        cited: ['ours', 'rival'],
      });
      expect(double.refused).toEqual([]);
      expect(answer).toMatchObject({
        status: 'ok',
        error: null,
        text: call?.text,
        requestedModel: engine.model,
      });
      expect(answer.servedModel).toContain(engine.model);
      expect(engine.simulated).toBe(true);
      expect(answer.sources.map(({ kind, url }) => [kind, url])).toEqual([
        ['cited', ours],
        ['cited', rival],
        ['retrieved', filler],
      ]);
      const passages = answer.sources.map(({ places }) =>
        places.map(({ start, end }) => answer.text?.slice(start, end)),
      );
      expect(passages[0]?.[0]).toMatch(/Northwind 😀 Tools.*[.;\]]$/);
      expect(passages[1]?.[0]).toMatch(/Äcme Ladders.*[.;\]]$/);
      expect(answer.searches).toBe(id === 'gemini' ? 2 : 1);
      expect(answer.queries.length).toBeGreaterThan(0);
      expect(answer.tokensIn).toBe(6300);
      expect(answer.costMicros).toBeGreaterThanOrEqual(id === 'perplexity' ? 1 : engine.leastMicros);
      expect(answer.costMicros).toBeLessThan(engine.mostMicros);
      expect(answer.costKind).toBe(id === 'perplexity' ? 'reported' : 'estimated');
      if (id !== 'gemini') expect(call?.settings.place).toMatchObject({ country: 'DE' });
      expect(call?.settings.maxOutput).toBe(8000);
    },
  );

  it.each(answerEngineIds)('%s keeps places right in Japanese, and asks from nowhere', async (id) => {
    const { answer } = await answered(
      id,
      { named: ['ours', 'rival'], cited: ['rival'] },
      { country: null, language: 'ja' },
    );
    expect(double.refused).toEqual([]);
    const [first] = answer.sources;
    const place = first?.places[0];
    expect(first?.url).toBe(rival);
    expect(answer.text?.slice(place?.start, place?.end)).toMatch(/Äcme Ladders.*。(\[\d\])?$/);
  });

  it.each(
    answerEngineIds.flatMap((id) =>
      Object.entries(faults).map(([fault, status]) => [id, fault, status] as const),
    ),
  )('%s with %s is %s', async (id, fault, status) => {
    const { answer, engine } = await answered(
      id,
      { named: ['ours'], cited: ['ours'], fault },
      fault === 'timeout' ? { requestMs: 300 } : {},
    );
    expect(answer.status).toBe(id === 'gemini' && fault === 'tool_error' ? 'no_search' : status);
    expect(answer.error === null).toBe(['ok', 'no_search'].includes(answer.status));
    expect(answer.costMicros).toBeLessThanOrEqual(engine.mostMicros);
    expect(JSON.stringify(answer)).not.toContain('very-secret');
    expect(JSON.stringify(answer)).not.toContain('127.0.0.1');
    if (answer.status === 'ok') expect(answer.text).toContain('[note ');
    if (fault === 'huge') expect(answer.text?.length).toBeGreaterThan(2_000_000);
    if (fault === 'pause_turn' && id === 'anthropic')
      expect(answer).toMatchObject({ tokensIn: 6600, text: expect.stringContaining('before you decide') });
  });

  it('marks alone make a result of Perplexity a cited one', async () => {
    const outcome = { named: ['ours', 'rival'], cited: ['rival'] };
    await answered('perplexity', outcome);
    // The second answer to a prompt has no annotations.
    const text = `Which ladder for a loft? ${JSON.stringify(outcome)}`;
    const { engines, close } = createAnswerEngines({
      engines: { perplexity: { apiKey: keys.perplexity, apiUrl: double.base('perplexity') } },
    });
    const answer = await engines[0]?.ask({ text, locale: 'en', country: null }, never);
    await close();
    const [cited] = answer?.sources ?? [];
    expect(cited).toMatchObject({ kind: 'cited', url: rival });
    expect(cited?.places.map(({ start, end }) => answer?.text?.slice(start, end))).toEqual(['[2]']);
  });

  it.each(answerEngineIds)('%s is asked again what it put off, and nothing twice', async (id) => {
    const throttle = [3, 7].map((call) => ({ call, retryAfterS: 20 }));
    double.setWorld({ prompts: {}, engines: { [id]: { throttle } } });
    const clock = quickClock();
    const { engines, close } = createAnswerEngines({
      engines: { [id]: { apiKey: keys[id], apiUrl: double.base(id) } },
      clock,
    });
    const asked = Array.from({ length: 12 }, (_, at) =>
      engines[0]?.ask({ text: `Put off ${at}`, locale: 'en', country: null }, never),
    );
    const statuses = (await Promise.all(asked)).map((answer) => answer?.status);
    await close();
    double.setWorld({ engines: { [id]: {} } });
    expect(statuses).toEqual(Array(12).fill('ok'));
    expect(double.ledger.map(({ http }) => http).filter((http) => http === 429)).toHaveLength(2);
    expect(double.ledger).toHaveLength(14);
    expect(Math.max(...clock.waits)).toBeGreaterThan(19_000);
  });

  it.each(answerEngineIds)('%s is asked eight questions at once and no more', async (id) => {
    double.setWorld({ prompts: {}, engines: { [id]: { latencyMs: 300 } } });
    const { engines, close } = createAnswerEngines({
      engines: { [id]: { apiKey: keys[id], apiUrl: double.base(id) } },
    });
    const asked = Array.from({ length: 20 }, (_, at) =>
      engines[0]?.ask({ text: `Question ${at}`, locale: 'en', country: null }, never),
    );
    const statuses = (await Promise.all(asked)).map((answer) => answer?.status);
    await close();
    expect(new Set(statuses)).toEqual(new Set(['ok']));
    expect(double.summary()[id]).toMatchObject({ calls: 20, mostAtOnce: 8 });
  });
});
