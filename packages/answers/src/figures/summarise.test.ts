import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { answersSummary } from '@visible-ai/shared/answers/schema';
import { describe, expect, test } from 'vitest';
import type { AnswerCell } from './answer-cell.ts';
import { type SummaryInput, summarise } from './summarise.ts';

const runA = '11111111-1111-4111-8111-111111111111';
const runB = '22222222-2222-4222-8222-222222222222';
const runC = '33333333-3333-4333-8333-333333333333';

const entity = (id: string, own: boolean): AnswerEntity => ({
  id,
  own,
  name: id.toUpperCase(),
  aliases: [],
  domains: [],
  context: [],
});
const cellOf = (more: Partial<AnswerCell> = {}): AnswerCell => ({
  runId: runA,
  promptId: 'p1',
  engine: 'openai',
  counts: { ok: 10 },
  entities: {},
  sentiment: { negative: 0, neutral: 0, positive: 0 },
  ...more,
});
const runOf = (id: string, at: string, status: 'completed' | 'running' | 'over_budget' = 'completed') => ({
  id,
  at,
  status,
  break: null,
});
const summaryOf = (cells: AnswerCell[], more: Partial<SummaryInput> = {}) =>
  summarise({
    from: '2026-11-01T00:00:00Z',
    to: '2026-12-01T00:00:00Z',
    entities: [entity('us', true), entity('them', false), entity('others', false)],
    prompts: [
      { id: 'p1', text: 'Which ladder?', tags: ['loft'], branded: false },
      { id: 'p2', text: 'Is US good?', tags: ['loft', 'brand'], branded: true },
      { id: 'p3', text: 'Which tool?', tags: [], branded: false },
    ],
    runs: [runOf(runA, '2026-11-02T00:00:00Z')],
    cells,
    judged: false,
    ...more,
  });
const counts = (named: number, cited = 0, first = 0, times = named) => ({ named, cited, first, times });

describe('rates', () => {
  test('count ok samples alone: what failed, refused or did not search is in no denominator', () => {
    const cell = cellOf({
      counts: {
        ok: 8,
        no_search: 5,
        truncated: 4,
        refused: 3,
        tool_error: 2,
        http_error: 1,
        over_budget: 6,
      },
      entities: { us: counts(4, 2, 1) },
    });
    const summary = summaryOf([cell]);
    expect(summary.mention).toMatchObject({ k: 4, n: 8, value: 0.5 });
    expect(summary.citation).toMatchObject({ k: 2, n: 8, value: 0.25 });
    expect(summary.firstNamed).toMatchObject({ k: 1, n: 8, value: 0.125 });
    expect(summary.samples).toEqual(cell.counts);
  });

  test('nothing answered is no rate, not a rate of nothing', () => {
    const summary = summaryOf([cellOf({ counts: { http_error: 10 } })]);
    expect(summary.mention).toEqual({ value: null, k: 0, n: 0, low: null, high: null });
    expect(summary.shareOfVoice).toEqual({ value: null, ours: 0, all: 0, low: null, high: null });
    expect(summary.change).toBeNull();
  });

  test('pooled over prompts they say how far the prompts differ; of one prompt there is nothing to say', () => {
    const cells = [
      cellOf({ entities: { us: counts(9) } }),
      cellOf({ promptId: 'p3', entities: { us: counts(1) } }),
    ];
    const summary = summaryOf(cells);
    expect(summary.mention.clustered).toEqual({ low: 0.1, high: 0.9 });
    for (const prompt of summary.byPrompt) expect(prompt.mention.clustered).toBeUndefined();
  });

  test('stand by engine, prompt, tag and competitor', () => {
    const summary = summaryOf([
      cellOf({ entities: { us: counts(1, 2), them: counts(7, 6) } }),
      cellOf({ engine: 'gemini', promptId: 'p2', entities: { us: counts(3, 1) } }),
      cellOf({ engine: 'gemini', promptId: 'gone', counts: { ok: 2 } }),
    ]);
    expect(summary.byEngine.map(({ engine, mention }) => [engine, mention.k, mention.n])).toEqual([
      ['openai', 1, 10],
      ['gemini', 3, 12],
    ]);
    expect(summary.byPrompt.map(({ promptId, text, mention }) => [promptId, text, mention.k])).toEqual([
      ['p1', 'Which ladder?', 1],
      ['p2', 'Is US good?', 3],
      ['gone', '', 0],
    ]);
    expect(summary.byTag.map(({ tag, citation }) => [tag, citation.k, citation.n])).toEqual([
      ['brand', 1, 10],
      ['loft', 3, 20],
    ]);
    expect(summary.competitors.map(({ entityId, mention }) => [entityId, mention.k, mention.n])).toEqual([
      ['them', 7, 22],
      ['others', 0, 22],
    ]);
  });
});

describe('share of voice', () => {
  test('is our namings among all namings, in answers to prompts that do not name us', () => {
    const summary = summaryOf([
      cellOf({ entities: { us: counts(2, 0, 0, 6), them: counts(9, 0, 0, 10) } }),
      cellOf({ promptId: 'p2', entities: { us: counts(10, 0, 0, 500) } }),
      cellOf({ promptId: 'p3', entities: { others: counts(4, 0, 0, 4) } }),
    ]);
    expect(summary.shareOfVoice).toMatchObject({ ours: 6, all: 20, value: 0.3, low: 0, high: 6 / 16 });
    expect(summary.competitors.map(({ shareOfVoice }) => shareOfVoice.value)).toEqual([0.5, 0.2]);
  });

  test('of one prompt has no bounds', () => {
    const summary = summaryOf([cellOf({ entities: { us: counts(1), them: counts(1) } })]);
    expect(summary.shareOfVoice).toEqual({ value: 0.5, ours: 1, all: 2, low: null, high: null });
  });
});

describe('runs', () => {
  const runs = [
    runOf(runA, '2026-11-02T00:00:00Z'),
    runOf(runB, '2026-11-09T00:00:00Z', 'over_budget'),
    { ...runOf(runC, '2026-11-16T00:00:00Z'), break: 'model' as const },
  ];
  const named = (runId: string, k: number, more: Partial<AnswerCell> = {}) =>
    cellOf({ runId, counts: { ok: 50 }, entities: { us: counts(k, k) }, ...more });

  test('each has its own figures, with the break before it', () => {
    const { series } = summaryOf([named(runA, 5), named(runC, 30)], { runs });
    expect(series.map(({ runId, mention, break: mark }) => [runId, mention.k, mention.n, mark])).toEqual([
      [runA, 5, 50, null],
      [runB, 0, 0, null],
      [runC, 30, 50, 'model'],
    ]);
  });

  test('the last two that were completed are compared', () => {
    const { change } = summaryOf([named(runA, 5), named(runB, 50), named(runC, 30)], { runs });
    expect(change).toMatchObject({ runId: runC, previousRunId: runA });
    expect(change?.mention.diff).toBeCloseTo(0.5, 12);
    expect(change?.mention.verdict).toBe('up');
    expect(change?.citation.verdict).toBe('up');
  });

  test('over the prompts and engines that have answers in both', () => {
    const { change } = summaryOf(
      [
        named(runA, 10),
        named(runA, 50, { promptId: 'p3' }),
        named(runA, 50, { engine: 'gemini' }),
        named(runC, 10),
        named(runC, 50, { promptId: 'p2' }),
        cellOf({ runId: runC, engine: 'gemini', counts: { http_error: 50 } }),
      ],
      { runs },
    );
    expect(change?.mention).toMatchObject({ diff: 0, verdict: 'none-detectable', needed: null });
  });

  test('nothing in common is no comparison, and one that is still going is in none', () => {
    expect(summaryOf([named(runA, 5), named(runC, 5, { promptId: 'p3' })], { runs }).change).toBeNull();
    const going = summaryOf([named(runA, 5), named(runC, 9)], {
      runs: [runOf(runA, '2026-11-02T00:00:00Z'), runOf(runC, '2026-11-03T00:00:00Z', 'running')],
    });
    expect(going.change).toBeNull();
    expect(going.series.map(({ runId }) => runId)).toEqual([runA]);
  });
});

test('what models judged is added up where one judges', () => {
  const cells = [1, 2].map((positive) =>
    cellOf({ promptId: `p${positive}`, sentiment: { negative: 0, neutral: 4, positive } }),
  );
  expect(summaryOf(cells, { judged: true }).sentiment).toEqual({ negative: 0, neutral: 8, positive: 3 });
  expect(summaryOf(cells).sentiment).toBeNull();
});

test('it is what the service answers, and the same each time', () => {
  const cells = Array.from({ length: 60 }, (_, at) =>
    cellOf({ promptId: `p${at}`, entities: { us: counts(at % 10), them: counts(at % 7) } }),
  );
  const summary = summaryOf(cells);
  expect(answersSummary.parse(summary)).toEqual(summary);
  expect(summaryOf(cells)).toEqual(summary);
});
