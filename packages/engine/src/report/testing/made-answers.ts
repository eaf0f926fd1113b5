import type { AnswersSummary, Rate } from '@visible-ai/shared/answers/schema';
import type { AnswersReport } from '../answers-report.ts';

const rate = (k: number, n: number): Rate => ({
  ...{ value: k / n, k, n },
  ...{ low: Math.max(0, k / n - 0.12), high: Math.min(1, k / n + 0.12) },
});
const share = (ours: number, all: number) => ({
  ...{ value: ours / all, ours, all },
  ...{ low: Math.max(0, ours / all - 0.1), high: Math.min(1, ours / all + 0.1) },
});
const counts = {
  ok: 80,
  no_search: 2,
  truncated: 0,
  refused: 1,
  tool_error: 0,
  http_error: 3,
  over_budget: 0,
};
const run = (day: string, runId: string, k: number): AnswersSummary['series'][number] => ({
  ...{ at: `2026-11-${day}T06:10:00.000Z`, runId, break: null },
  ...{ mention: rate(k, 40), citation: rate(k - 4, 40), shareOfVoice: share(k, 60) },
});

/**
 * A month of answers: two runs of two engines, a competitor, a change that is significant and one that is
 * not.
 */
export function madeAnswers(changes: Partial<AnswersReport> = {}): AnswersReport {
  return {
    siteName: 'Bakery Example',
    address: 'https://bakery.example/',
    ownName: 'Bakery Example',
    month: 'November 2026',
    soFar: false,
    createdAt: '2026-12-01T06:00:00.000Z',
    costUsd: 1.234,
    engines: [
      { name: 'ChatGPT', simulated: false },
      { name: 'Perplexity', simulated: true },
    ],
    sources: [
      { host: 'rival.example', owner: 'Rival & Sons', own: false, cited: 41, samples: 80 },
      { host: 'bakery.example', owner: 'Bakery Example', own: true, cited: 16, samples: 80 },
      { host: 'news.example', owner: null, own: false, cited: 3, samples: 80 },
    ],
    summary: {
      ...{ from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T23:59:59.999Z', samples: counts },
      ...{
        mention: rate(32, 80),
        citation: rate(16, 80),
        firstNamed: rate(9, 80),
        shareOfVoice: share(32, 120),
      },
      sentiment: { positive: 20, neutral: 10, negative: 2 },
      byEngine: [
        {
          engine: 'openai',
          mention: rate(20, 40),
          citation: rate(10, 40),
          firstNamed: rate(6, 40),
          shareOfVoice: share(20, 60),
        },
        {
          engine: 'perplexity',
          mention: rate(12, 40),
          citation: rate(6, 40),
          firstNamed: rate(3, 40),
          shareOfVoice: share(12, 60),
        },
      ],
      byPrompt: [
        {
          promptId: 'p1',
          text: 'Which bakery near the station is open on Sundays?',
          branded: false,
          mention: rate(4, 10),
          citation: rate(2, 10),
        },
        {
          promptId: 'p2',
          text: 'Is Bakery Example any good?',
          branded: true,
          mention: rate(10, 10),
          citation: rate(9, 10),
        },
      ],
      byTag: [],
      competitors: [
        {
          entityId: 'them',
          name: 'Rival & Sons',
          mention: rate(61, 80),
          citation: rate(41, 80),
          shareOfVoice: share(88, 120),
        },
      ],
      series: [run('03', 'r1', 12), run('10', 'r2', 20)],
      change: {
        ...{ runId: 'r2', previousRunId: 'r1' },
        mention: { diff: 0.2, low: 0.02, high: 0.38, verdict: 'up', needed: null },
        citation: { diff: 0.05, low: -0.1, high: 0.2, verdict: 'none-detectable', needed: 1240 },
      },
    },
    ...changes,
  };
}
