import type { AnalysisSummary } from '@visible-ai/shared/analysis/schema';
import { expect, it } from 'vitest';
import { groupBySite } from './site-history.ts';

const audit = (url: string, score: number): AnalysisSummary => ({
  id: `${url}${score}`,
  url,
  siteName: url,
  score,
  createdAt: '2026-11-20T10:00:00.000Z',
});

it('shows each site once, with its newest score and how it came there', () => {
  const [first, second] = groupBySite([audit('b', 70), audit('a', 90), audit('b', 40), audit('b', 55)]);
  expect(first).toMatchObject({ latest: { url: 'b', score: 70 }, scores: [55, 40, 70], change: 30 });
  expect(second).toMatchObject({ latest: { url: 'a' }, scores: [90], change: null });
});
