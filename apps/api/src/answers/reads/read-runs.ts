import type { listAnswerRuns } from '@visible-ai/shared/answers/endpoints';
import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { toUsd } from '../money/micros.ts';
import { ownSite } from '../panel/read-panel.ts';
import { countStatuses, type RunCounts } from '../runs/count-statuses.ts';
import { findRun, listRunRows } from '../runs/run-store.ts';

/** @param counted the results of its samples so far. */
const presentRun = (
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

/** The results of a finished run are stored in its row; those of a running one are counted. */
async function told(db: Db, row: AnswerRunRow): Promise<AnswerRun> {
  const { counts, costMicros } = row;
  return presentRun(row, counts ? { counts, costMicros } : await countStatuses(db, row.id));
}

/** @throws AppError not_found, also for another account's run. */
export async function ownRun(db: Db, ownerId: string, id: string): Promise<AnswerRunRow> {
  const row = await findRun(db, ownerId, id);
  if (!row) throw new AppError('not_found', { text: 'There is no such run' });
  return row;
}

/** @throws AppError not_found. */
export const getRun = async (
  { db }: Pick<AnswersDeps, 'db'>,
  ownerId: string,
  id: string,
): Promise<AnswerRun> => told(db, await ownRun(db, ownerId, id));

/** @throws AppError not_found. */
export async function listRuns(
  { db }: Pick<AnswersDeps, 'db'>,
  ownerId: string,
  siteId: string,
  cursor?: string,
): Promise<EndpointResult<typeof listAnswerRuns>> {
  await ownSite(db, ownerId, siteId);
  const { page, nextCursor } = await listRunRows(db, ownerId, siteId, cursor);
  const runs: AnswerRun[] = [];
  for (const row of page) runs.push(await told(db, row));
  return { runs, nextCursor };
}
