import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import { sampleStatuses } from '@visible-ai/shared/answers/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/answer-engine.ts';
import { allEngines } from '../../src/engines/all-engines.ts';
import { createEngine } from '../../src/engines/create-engine.ts';
import { answerOf } from '../support/answer-of.ts';
import { quickClock } from '../support/quick-clock.ts';

const times = Number(process.env.FUZZ_RUNS ?? 1);
const { FUZZ_SEED: seed } = process.env;
const runs = {
  numRuns: 150 * times,
  ...(seed !== undefined ? { seed: Number(seed) } : times > 1 ? {} : { seed: 1 }),
};
const never = new AbortController().signal;

/** Invalid text, numbers out of range, and anything else. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.integer({ min: 0xd7ff, max: 0xe000 }), { maxLength: 5 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    'javascript:alert(1)',
    'https://[',
    'refusal',
    'failed',
    'pause_turn',
    -1,
    1e300,
    2 ** 40,
    '[1]',
  ),
);

/** The same value with some of its parts replaced: those with the given numbers, in its own order. */
function spoiled(value: unknown, spoils: ReadonlyMap<number, unknown>): unknown {
  let at = 0;
  const visit = (one: unknown): unknown => {
    at += 1;
    if (spoils.has(at)) return spoils.get(at);
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, visit(part)]));
    return one;
  };
  return visit(value);
}

/** What is true of every answer, so that callers need not check anything. */
function expectSound(answer: Answer, most: number) {
  expect(sampleStatuses.filter((status) => status !== 'over_budget')).toContain(answer.status);
  expect(answer.error === null).toBe(answer.status === 'ok' || answer.status === 'no_search');
  if (answer.status === 'ok') expect(answer.text?.trim()).not.toBe('');
  expect(Number.isInteger(answer.costMicros) && answer.costMicros >= 0 && answer.costMicros <= most).toBe(
    true,
  );
  for (const count of [answer.tokensIn ?? 0, answer.tokensOut ?? 0, answer.searches, answer.latencyMs])
    expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
  expect(JSON.stringify(answer)).not.toMatch(/\\u0000|\\ud[89a-f]/);
  const text = answer.text ?? '';
  expect(new Set(answer.sources.map(({ url }) => url)).size).toBe(answer.sources.length);
  for (const { url, places } of answer.sources) {
    expect(url).toMatch(/^https?:\/\//);
    for (const { start, end } of places) {
      expect(start >= 0 && start < end && end <= text.length).toBe(true);
      expect(text.slice(start, end)).not.toMatch(/\p{Surrogate}/u);
    }
  }
}

describe.each(answerEngineIds)('%s, whatever it answers', (id) => {
  const whole = answerOf(id, {
    text: 'Take 😀 Acme.[1] Or 日本.',
    addresses: [
      'https://acme.example/a?utm_source=openai',
      'https://blue.example/',
      'https://acme.example/a',
    ],
    title: 'acme.example',
    queries: ['loft', 'ladder'],
    tokens: 100,
  });
  const engineThatSays = (json: unknown) =>
    createEngine(
      allEngines[id],
      { apiKey: 'sk-test-0123456789' },
      {
        clock: quickClock(),
        connection: {
          post: async () => ({
            kind: 'answered',
            status: 200,
            isPage: false,
            retryAfter: undefined,
            body: JSON.stringify(json) ?? '',
          }),
          locationOf: async () => null,
          close: async () => undefined,
        },
      },
    );
  const question = { text: 'Which?', locale: 'en', country: null };

  it('gives a sound answer', { timeout: 20_000 * Math.max(1, times) }, async () => {
    const untouched = engineThatSays(whole);
    expect((await untouched.ask(question, never)).status).toBe('ok');
    const spoils = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), junk), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(spoils, async (pairs) => {
        const engine = engineThatSays(spoiled(whole, new Map(pairs)));
        expectSound(await engine.ask(question, never), engine.mostMicros);
      }),
      runs,
    );
  });
});
