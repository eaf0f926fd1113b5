import { expect, test } from 'vitest';
import { seededRandom } from '../figures/seeded-random.ts';
import { canaryPrompts } from './canary-prompts.ts';
import { type AnsweredSample, findBreak } from './find-break.ts';

const random = seededRandom(4);

/**
 * A run of an engine with realistic answers: never the same twice, from a pool of hosts for each question.
 */
function runOf({
  model = 'm-1',
  length = 1200,
  searches = 0.97,
  pool = 'a',
  prompts = 10,
} = {}): AnsweredSample[] {
  return canaryPrompts.slice(0, prompts).map(({ id }) => ({
    engine: 'openai',
    servedModel: model,
    canary: {
      promptId: id,
      searched: random() < searches,
      length: Math.round(length * (0.6 + 0.8 * random())),
      citedHosts: Array.from({ length: 12 }, (_, at) => `${pool}${at}.${id}.org`).filter(
        () => random() < 0.3,
      ),
    },
  }));
}
const alarms = (make: () => ReturnType<typeof findBreak>) =>
  Array.from({ length: 400 }, make).filter((found) => found !== null).length;

test('two runs of the same engine are told apart hardly ever', () => {
  expect(alarms(() => findBreak(runOf(), runOf()))).toBeLessThanOrEqual(4);
  expect(alarms(() => findBreak(runOf({ searches: 0.8 }), runOf({ searches: 0.8 })))).toBeLessThanOrEqual(8);
});

test.each([
  ['searches no more', { searches: 0.1 }],
  ['answers at length', { length: 4000 }],
  ['answers in a line', { length: 300 }],
  ['has another index', { pool: 'b' }],
])('an engine that %s is found nearly always', (_, other) => {
  expect(alarms(() => findBreak(runOf(), runOf(other)))).toBeGreaterThan(380);
  expect(findBreak(runOf(), runOf(other))).toBe('canary');
});

test('a model that had given no answer breaks the line, also where only the panel met it', () => {
  expect(findBreak(runOf(), runOf({ model: 'm-2' }))).toBe('model');
  const panel = (model: string | null): AnsweredSample[] =>
    Array.from({ length: 9 }, () => ({ engine: 'gemini', servedModel: model, canary: null }));
  expect(findBreak(panel('g-1'), panel('g-2'))).toBe('model');
  expect(findBreak(panel('g-1'), panel(null))).toBeNull();
  expect(findBreak(panel(null), panel('g-1'))).toBeNull();
});

test('a model that answers now and then beside the old one breaks nothing', () => {
  const mixed = [...runOf(), ...runOf({ model: 'm-2', prompts: 3 })];
  expect(findBreak(runOf(), mixed)).toBeNull();
  expect(findBreak(mixed, runOf({ model: 'm-2' }))).toBeNull();
});

test('one engine of several is enough, and one that was not asked before is none', () => {
  const claude = (samples: AnsweredSample[]) =>
    samples.map((sample) => ({ ...sample, engine: 'anthropic' as const }));
  expect(findBreak([...runOf(), ...claude(runOf())], [...runOf(), ...claude(runOf({ pool: 'b' }))])).toBe(
    'canary',
  );
  expect(findBreak(runOf(), [...runOf(), ...claude(runOf())])).toBeNull();
});

test('few answers tell nothing', () => {
  expect(findBreak(runOf({ prompts: 5 }), runOf({ pool: 'b', length: 9000 }))).toBeNull();
  expect(findBreak([], runOf())).toBeNull();
});

test('at most 40 questions are asked of four engines, and none twice', () => {
  expect(canaryPrompts.length * 4).toBeLessThanOrEqual(40);
  expect(new Set(canaryPrompts.map(({ id }) => id)).size).toBe(canaryPrompts.length);
  for (const { id } of canaryPrompts) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
});
