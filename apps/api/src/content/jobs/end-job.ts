import { giveCreditBack } from '../../accounts/credits.ts';
import { AppError } from '../../http/app-error.ts';
import { wakeForWaiting } from '../../infra/leased-jobs/claim-next.ts';
import type { Claim } from './claim-job.ts';
import { generation, type JobDeps } from './job-deps.ts';
import { endJob, findJob, type JobRow } from './job-store.ts';

type EndDeps = Pick<JobDeps, 'db' | 'queue' | 'now'>;

async function endWithoutContent(
  deps: EndDeps,
  job: Parameters<typeof endJob>[1],
  ending: { error: string; cancelRequestedAt?: Date },
): Promise<JobRow | null> {
  const ended = await deps.db.transaction(async (tx) => {
    const row = await endJob(tx, job, { ...ending, status: 'failed', completedAt: deps.now() });
    if (!row) return null;
    if (row.creditSpent) await giveCreditBack(tx, row.ownerId);
    await wakeForWaiting(deps, tx, generation);
    return row;
  });
  if (ended) deps.queue.wake(generation.queue);
  return ended;
}

/** Ends a job without content and gives the credit back. False if the job is no longer this run's. */
export async function failJob(deps: EndDeps, { job, worker }: Claim, error: string): Promise<boolean> {
  return (await endWithoutContent(deps, { id: job.id, worker }, { error })) !== null;
}

/**
 * Ends the owner's job at once, whether it waits or runs; the run notices within a second, on any instance. A
 * finished job stays as it is.
 *
 * @throws AppError not_found.
 */
export async function cancelJob(deps: EndDeps, ownerId: string, id: string): Promise<JobRow> {
  const ending = { error: 'Cancelled', cancelRequestedAt: deps.now() };
  const row =
    (await endWithoutContent(deps, { id, ownerId }, ending)) ?? (await findJob(deps.db, ownerId, id));
  if (!row) throw new AppError('not_found', { text: 'There is no such job' });
  return row;
}
