import { EngineError } from '@visible-ai/engine';
import { errorCatalogue } from '@visible-ai/shared/contract/errors';
import type { SiteProgress } from '@visible-ai/shared/sites/schema';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { releaseLease } from '../../infra/leased-jobs/hold-lease.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import { MOST_ATTEMPTS, runUnderLease } from '../../infra/leased-jobs/run-under-lease.ts';
import { type RunWatch, watchRun } from '../../infra/leased-jobs/watch-run.ts';
import type { SiteAuditRow } from '../site-audit-store.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { siteAuditJobs } from './audit-jobs.ts';
import { endAudit } from './end-audit.ts';
import { finishAudit } from './finish-audit.ts';
import { keepRow, knownRows } from './kept-rows.ts';
import { thinAudits } from './thin-audits.ts';

type Watch = RunWatch<SiteProgress>;
interface Run {
  lease: Lease;
  audit: SiteAuditRow;
  watch: Watch;
}

/** A run with little time left still reads for a moment, so that there is something to judge. */
const LEAST_READING_MS = 10_000;
const TIMED_OUT = 'The audit took too long and was given up.';

export const progressOf = ({ phase, pagesDone, pagesTotal }: SiteProgress): SiteProgress => ({
  phase,
  pagesDone,
  pagesTotal,
});

/** How a run ends if nothing stops it. */
type RunEnd = 'completed' | 'cancelled' | 'lost';

/** Ends it without a result: nothing was read. */
async function endCancelled(deps: SitesDeps, { lease }: Run): Promise<RunEnd> {
  return (await endAudit(deps, lease, () => ({ status: 'cancelled', partial: true }))) ? 'cancelled' : 'lost';
}

async function work(deps: SitesDeps, run: Run): Promise<RunEnd> {
  const { lease, audit, watch } = run;
  const resume = await knownRows(deps.db, lease.id);
  let rows = resume.length;
  const enough = new AbortController();
  const nothing = new AbortController();
  // If nothing was read, there is nothing to judge: it ends at once.
  const onCancel = () => (rows === 0 ? nothing : enough).abort();
  if (audit.cancelRequestedAt !== null) onCancel();
  watch.cancelled.addEventListener('abort', onCancel, { once: true });
  const signal = AbortSignal.any([watch.signal, nothing.signal]);
  const options = {
    pages: audit.pageLimit,
    resume,
    enough: enough.signal,
    timeLimitMs: Math.max(LEAST_READING_MS, deps.timing.readingLimit - watch.workedMs()),
    onProgress: watch.report,
    async onRow(row: Parameters<typeof keepRow>[2]) {
      await keepRow(deps.db, lease, row);
      rows += 1;
    },
  };
  try {
    const told = await deps.auditSite(audit.url, options, signal);
    watch.report({ phase: 'saving' });
    // The last heartbeat: a later one would not find the audit and take that for an end by another worker.
    await watch.end();
    watch.signal.throwIfAborted();
    if (!(await finishAudit(deps, lease, told, watch.progress()))) return 'lost';
    // The audit has ended; if this fails, the site's next audit does it.
    await thinAudits(deps.db, audit.siteId, deps.now()).catch((error: unknown) =>
      deps.logger.warn({ err: error, auditId: lease.id }, 'Older audits of a site could not be thinned'),
    );
    return enough.signal.aborted ? 'cancelled' : 'completed';
  } catch (error) {
    watch.signal.throwIfAborted();
    if (!nothing.signal.aborted && !enough.signal.aborted) throw error;
    // An owner who cancelled needs no error about the site.
    await watch.end();
    return endCancelled(deps, run);
  }
}

/** The owner's text for a failure: an expected failure explains itself; a bug shows no details. */
function failureOf({ logger }: SitesDeps, { lease }: Run, error: unknown) {
  if (error instanceof EngineError) return { error: error.message, errorCode: error.code };
  logger.error({ err: error, auditId: lease.id }, 'An audit of a site failed');
  return { error: errorCatalogue.internal.text, errorCode: 'internal' };
}

/**
 * Works on a claimed audit until it ends. If the service stops, it is put back and keeps its rows. An audit
 * that was deleted or taken over stays as it is.
 *
 * @param stopping aborted when the service stops.
 * @throws the reason of `stopping`, so that the queue wakes a worker for the audit again.
 */
export async function runAudit(
  deps: SitesDeps,
  { lease, audit }: Omit<Run, 'watch'>,
  stopping: AbortSignal,
): Promise<void> {
  const { db, logger, timing } = deps;
  const { id: auditId, attempts, workedMs } = audit;
  const fail = (failure: { error: string; errorCode: string }) =>
    endAudit(deps, lease, () => ({ status: 'failed', ...failure }));
  if (attempts > MOST_ATTEMPTS) {
    logger.error({ auditId }, 'An audit of a site was given up: it ended the process each time');
    await fail({ error: errorCatalogue.internal.text, errorCode: 'internal' });
    return;
  }
  const watched = { lease, progress: progressOf(audit), workedMs, limitMs: timing.limit };
  const watch = watchRun(deps, siteAuditJobs, watched, stopping);
  const run = { lease, audit, watch };
  logger.info({ auditId, pageLimit: audit.pageLimit, run: attempts }, 'An audit of a site began');
  await runUnderLease<RunEnd, SiteProgress>(watch, {
    work: () => work(deps, run),
    async fail(failure) {
      if (failure.late) return fail({ error: TIMED_OUT, errorCode: 'unavailable' });
      // The audit is not at fault: after its lease has expired, another run continues from its rows.
      if (!(failure.error instanceof EngineError) && isDatabaseAway(failure.error)) throw failure.error;
      return fail(failureOf(deps, run, failure.error));
    },
    putBack: () => releaseLease(db, siteAuditJobs, lease, watch.workedMs()),
    onEnd(end) {
      const { pagesDone } = watch.progress();
      logger.info({ auditId, end, pages: pagesDone, workedMs: watch.workedMs() }, 'An audit of a site ended');
    },
  });
}
