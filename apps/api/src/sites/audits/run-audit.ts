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

/** A run that has little time left reads for a moment all the same, so that there is something to judge. */
const LEAST_READING_MS = 10_000;
const TIMED_OUT = 'The audit took too long and was given up.';

export const progressOf = ({ phase, pagesDone, pagesTotal }: SiteProgress): SiteProgress => ({
  phase,
  pagesDone,
  pagesTotal,
});

/** How the work of a run ends that nothing stops. */
type RunEnd = 'completed' | 'cancelled' | 'lost';

/** Ends it without a word of the site: nothing was read. */
async function endCancelled(deps: SitesDeps, { lease }: Run): Promise<RunEnd> {
  return (await endAudit(deps, lease, () => ({ status: 'cancelled', partial: true }))) ? 'cancelled' : 'lost';
}

async function work(deps: SitesDeps, run: Run): Promise<RunEnd> {
  const { lease, audit, watch } = run;
  const resume = await knownRows(deps.db, lease.id);
  let rows = resume.length;
  const enough = new AbortController();
  const nothing = new AbortController();
  // With nothing read there is nothing to judge: it ends at once.
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
    // The last beat: one after the end of the audit would find it gone and take that for its end by another.
    await watch.end();
    watch.signal.throwIfAborted();
    if (!(await finishAudit(deps, lease, told, watch.progress()))) return 'lost';
    // It has ended; the next one of this site does what fails here.
    await thinAudits(deps.db, audit.siteId, deps.now()).catch((error: unknown) =>
      deps.logger.warn({ err: error, auditId: lease.id }, 'Older audits of a site could not be thinned'),
    );
    return enough.signal.aborted ? 'cancelled' : 'completed';
  } catch (error) {
    watch.signal.throwIfAborted();
    if (!nothing.signal.aborted && !enough.signal.aborted) throw error;
    // Whoever wants no more of it need not hear that the site is away.
    await watch.end();
    return endCancelled(deps, run);
  }
}

/** What its owner reads of a failure: what we expected to happen in its own words, a bug in none. */
function failureOf({ logger }: SitesDeps, { lease }: Run, error: unknown) {
  if (error instanceof EngineError) return { error: error.message, errorCode: error.code };
  logger.error({ err: error, auditId: lease.id }, 'An audit of a site failed');
  return { error: errorCatalogue.internal.text, errorCode: 'internal' };
}

/**
 * Works on an audit in hand to its end. When the service stops, it is put back; its rows are kept. One that was deleted
 * or taken over ends as it is.
 *
 * @param stopping aborted when the service stops.
 * @throws what `stopping` was aborted with, so that the queue wakes somebody for the audit again.
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
      // Nothing is wrong with the audit: when its lease has run out, another run goes on from its rows.
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
