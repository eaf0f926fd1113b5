import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import type { AnswerRunRow } from '../answers-deps.ts';
import { toUsd } from '../money/micros.ts';
import type { RunCounts } from '../runs/count-statuses.ts';

/** @param counted the results of its samples so far. */
export const presentRun = (
  row: AnswerRunRow,
  { counts, costMicros }: Pick<RunCounts, 'counts' | 'costMicros'>,
): AnswerRun => ({
  id: row.id,
  siteId: row.siteId,
  panelVersion: row.panelVersion,
  origin: row.origin,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  counts,
  costUsd: toUsd(costMicros),
  progress: { done: Object.values(counts).reduce((sum, samples) => sum + samples, 0), total: row.total },
  error: row.error,
});
