import {
  type AnswerRun,
  type AnswerSample,
  type AnswersSetup,
  type AnswersSummary,
  type Panel,
  type Rate,
  type SampleStatus,
  sampleStatuses,
} from '@visible-ai/shared/answers/schema';
import { defaultSchedule } from '@visible-ai/shared/sites/schema';
import { SITE_ID } from '../../sites/testing/make-site.ts';

const AT = '2026-11-20T10:00:00.000Z';
export const RUN_ID = '00000000-0000-4000-8000-0000000000c1';
export const EARLIER_RUN = '00000000-0000-4000-8000-0000000000c2';

export const makeSetup = (differing: Partial<AnswersSetup> = {}): AnswersSetup => ({
  configured: true,
  paused: false,
  engines: [
    { id: 'openai', name: 'ChatGPT', on: true, model: 'gpt-x', simulated: false, missing: null },
    { id: 'anthropic', name: 'Claude', on: true, model: 'claude-x', simulated: false, missing: null },
    { id: 'perplexity', name: 'Perplexity', on: false, model: null, simulated: false, missing: null },
    { id: 'gemini', name: 'Gemini', on: false, model: null, simulated: false, missing: null },
  ],
  ...differing,
});

export const makePanel = (differing: Partial<Panel> = {}): Panel => ({
  version: 1,
  entities: [
    { id: 'us', own: true, name: 'Nordic Ladder', aliases: [], domains: ['shop.example'], context: [] },
    { id: 'them', own: false, name: 'Steigwerk', aliases: [], domains: ['rival.example'], context: [] },
  ],
  prompts: [
    {
      id: 'p1',
      text: 'Which ladder fits a loft?',
      locale: 'en',
      country: null,
      tags: ['loft'],
      paused: false,
      branded: false,
    },
    {
      id: 'p2',
      text: 'Is Nordic Ladder any good?',
      locale: 'en',
      country: 'GB',
      tags: [],
      paused: false,
      branded: true,
    },
  ],
  engines: ['openai', 'anthropic'],
  samples: 5,
  monthlyBudgetUsd: 20,
  schedule: defaultSchedule,
  paused: false,
  nextRunAt: null,
  spentThisMonthUsd: 0,
  ...differing,
});

export const makeCounts = (
  counts: Partial<Record<SampleStatus, number>> = { ok: 20 },
): Record<SampleStatus, number> => {
  const all = { ok: 0, no_search: 0, truncated: 0, refused: 0, tool_error: 0, http_error: 0, over_budget: 0 };
  for (const status of sampleStatuses) all[status] = counts[status] ?? 0;
  return all;
};

export const makeRun = (differing: Partial<AnswerRun> = {}): AnswerRun => ({
  id: RUN_ID,
  siteId: SITE_ID,
  panelVersion: 1,
  origin: 'hand',
  status: 'completed',
  createdAt: AT,
  completedAt: AT,
  counts: makeCounts(),
  costUsd: 0.42,
  progress: { done: 20, total: 20 },
  error: null,
  ...differing,
});

/** k of n. A test names the interval only if it matters. */
export const makeRate = (k: number, n: number, differing: Partial<Rate> = {}): Rate =>
  n === 0
    ? { value: null, k: 0, n: 0, low: null, high: null }
    : {
        value: k / n,
        k,
        n,
        low: Math.max(0, k / n - 0.1),
        high: Math.min(1, k / n + 0.1),
        ...differing,
      };

const share = { value: 0.4, ours: 16, all: 40, low: 0.3, high: 0.5 };

export const makeSummary = (differing: Partial<AnswersSummary> = {}): AnswersSummary => ({
  from: '2026-08-25T10:00:00.000Z',
  to: '2026-11-23T10:00:00.000Z',
  samples: makeCounts({ ok: 40, refused: 2 }),
  mention: makeRate(16, 40),
  citation: makeRate(8, 40),
  firstNamed: makeRate(4, 40),
  shareOfVoice: share,
  sentiment: null,
  byEngine: [
    {
      engine: 'openai',
      mention: makeRate(10, 20),
      citation: makeRate(4, 20),
      firstNamed: makeRate(2, 20),
      shareOfVoice: share,
    },
  ],
  byPrompt: [
    {
      promptId: 'p1',
      text: 'Which ladder fits a loft?',
      branded: false,
      mention: makeRate(3, 10),
      citation: makeRate(1, 10),
    },
  ],
  byTag: [],
  competitors: [
    {
      entityId: 'them',
      name: 'Steigwerk',
      mention: makeRate(24, 40),
      citation: makeRate(20, 40),
      shareOfVoice: { value: 0.6, ours: 24, all: 40, low: 0.5, high: 0.7 },
    },
  ],
  series: [
    {
      at: '2026-11-13T10:00:00.000Z',
      runId: EARLIER_RUN,
      mention: makeRate(6, 20),
      citation: makeRate(3, 20),
      shareOfVoice: share,
      break: null,
    },
    {
      at: AT,
      runId: RUN_ID,
      mention: makeRate(10, 20),
      citation: makeRate(5, 20),
      shareOfVoice: share,
      break: null,
    },
  ],
  change: null,
  ...differing,
});

export const makeSample = (differing: Partial<AnswerSample> = {}): AnswerSample => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  promptId: 'p1',
  engine: 'openai',
  n: 1,
  status: 'ok',
  at: AT,
  requestedModel: 'gpt-x',
  servedModel: 'gpt-x-2026',
  text: 'Many choose Steigwerk.\nNordic Ladder is solid.',
  latencyMs: 2400,
  tokensIn: 120,
  tokensOut: 340,
  searches: 2,
  costUsd: 0.021,
  costKind: 'estimated',
  queries: ['loft ladder test'],
  sources: [
    {
      kind: 'cited',
      url: 'https://rival.example/lofts?a=1',
      host: 'rival.example',
      title: 'Lofts',
      entityId: 'them',
      places: [{ start: 0, end: 22 }],
    },
    {
      kind: 'retrieved',
      url: 'https://shop.example/',
      host: 'shop.example',
      title: null,
      entityId: 'us',
      places: [],
    },
  ],
  mentions: [
    { entityId: 'them', count: 1, first: 12, places: [{ start: 12, end: 21 }] },
    { entityId: 'us', count: 1, first: 23, places: [{ start: 23, end: 36 }] },
  ],
  judgement: null,
  passage: null,
  error: null,
  ...differing,
});
