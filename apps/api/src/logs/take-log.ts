import type { LogOutcome } from '@visible-ai/engine';
import { type LogReceipt, MOST_LOG_BYTES } from '@visible-ai/shared/logs/schema';
import { AppError } from '../http/app-error.ts';
import { overPlan, planOf } from '../sites/plan-of.ts';
import { findSite, lockSite } from '../sites/site-store.ts';
import type { LogsDeps } from './logs-deps.ts';
import { currentRanges } from './ranges/range-store.ts';
import { addLog } from './visit-store.ts';

const missing = () => new AppError('not_found', { text: 'There is no such site' });

const MOST = `${MOST_LOG_BYTES / 1024 ** 3} GB`;

function refusalOf({ problem }: Extract<LogOutcome, { ok: false }>): AppError {
  switch (problem) {
    case 'too-large':
      return new AppError('payload_too_large', {
        text: `The log is larger than ${MOST} when it is unpacked. Send it in parts.`,
      });
    case 'broken-gzip':
      return new AppError('unprocessable', {
        text: 'The file begins as gzip and cannot be unpacked to its end. Nothing of it was counted.',
      });
    case 'not-gzip':
      return new AppError('unprocessable', {
        text: 'The file is packed, and not as gzip. Send it as gzip or unpacked: nothing of it was counted.',
      });
    case 'left':
      return new AppError('unavailable', { text: 'The log was not read to its end.' });
  }
}

/**
 * Counts a log of a site while it is uploaded. The counts are added in one transaction at its end, so that a
 * log counts completely or not at all, and the same log once.
 *
 * @throws AppError not_found, plan_limit, payload_too_large, unprocessable.
 */
export async function takeLog(
  { db, readLog, now }: Pick<LogsDeps, 'db' | 'readLog' | 'now'>,
  asked: { ownerId: string; siteId: string },
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<LogReceipt> {
  const { ownerId, siteId } = asked;
  if (!(await findSite(db, ownerId, siteId))) throw missing();
  const plan = await planOf(db, ownerId);
  if (!plan.monitoring) throw overPlan(plan, 'logs', 'counts no access logs');
  const ranges = await currentRanges(db);
  const outcome = await readLog(bytes, { ranges, mostBytes: MOST_LOG_BYTES }, signal);
  if (!outcome.ok) throw refusalOf(outcome);
  const { counts } = outcome;
  const isNew = await db.transaction(async (tx) => {
    // Logs of one site are added one after the other, so that a duplicate is noticed.
    if (!(await lockSite(tx, ownerId, siteId))) throw missing();
    return addLog(tx, siteId, counts, now());
  });
  return { lines: counts.lines, duplicate: !isNew };
}
