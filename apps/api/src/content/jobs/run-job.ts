import { contentKinds, EngineError } from '@visible-ai/engine';
import type { JobProgress } from '@visible-ai/shared/content/schema';
import { errorCatalogue } from '@visible-ai/shared/contract/errors';
import { AppError } from '../../http/app-error.ts';
import { releaseLease } from '../../infra/leased-jobs/hold-lease.ts';
import { MOST_ATTEMPTS, runUnderLease } from '../../infra/leased-jobs/run-under-lease.ts';
import { type RunWatch, watchRun } from '../../infra/leased-jobs/watch-run.ts';
import type { Claim } from './claim-job.ts';
import { failJob } from './end-job.ts';
import { finishJob } from './finish-job.ts';
import { type GenerationRequest, generationRequest } from './generation-request.ts';
import { generation, type JobDeps } from './job-deps.ts';
import { keepPage, knownPages } from './kept-pages.ts';
import { jobProgressOf } from './present-job.ts';

type JobWatch = RunWatch<JobProgress>;

/** The crawl may take this share of the remaining time; the rest is for writing. */
const CRAWL_SHARE = 0.8;

const TIMED_OUT = 'Job timed out';
const CONTENT_GONE = 'The content was deleted before it could be written again.';

async function readSite(deps: JobDeps, claim: Claim, request: GenerationRequest, watch: JobWatch) {
  const known = await knownPages(deps.db, claim.job.id);
  return deps.crawlSite({
    url: request.url,
    ...contentKinds[request.contentType].extent(request),
    signal: watch.signal,
    timeLimitMs: Math.floor(watch.leftMs() * CRAWL_SHARE),
    known,
    onPage: (page) => keepPage(deps.db, claim, page),
    onProgress: watch.report,
  });
}

/** How a run ends if nothing stops it. */
type RunEnd = 'completed' | 'failed' | 'lost';

const ENDS = { done: 'completed', lost: 'lost', gone: 'failed' } as const;

async function work(deps: JobDeps, claim: Claim, watch: JobWatch): Promise<RunEnd> {
  const request = generationRequest.parse(claim.job.request);
  const site = await readSite(deps, claim, request, watch);
  watch.report({ phase: 'writing' });
  const written = await contentKinds[request.contentType].write(deps, site, request, watch.signal);
  watch.report({ phase: 'saving' });
  // The last heartbeat: a later one would not find the job and take that for a cancel.
  await watch.end();
  watch.signal.throwIfAborted();
  const finish = await finishJob(deps, claim, { request, written, progress: watch.progress() });
  if (finish === 'gone') await failJob(deps, claim, CONTENT_GONE);
  return ENDS[finish];
}

/** The owner's text for a failure: an expected failure explains itself; a bug shows no details. */
function failureText({ logger }: JobDeps, { job }: Claim, error: unknown): string {
  if (error instanceof AppError || error instanceof EngineError) return error.message;
  logger.error({ err: error, jobId: job.id }, 'A job failed');
  return errorCatalogue.internal.text;
}

/**
 * Works on a claimed job until it ends: with content, or with a failure that gives the credit back. If the
 * service stops, the job is put back and keeps the pages it has read. A job that was cancelled or taken over
 * stays as it is.
 *
 * @param stopping aborted when the service stops.
 * @throws the reason of `stopping`, so that the queue wakes a worker for the job again.
 */
export async function runJob(deps: JobDeps, claim: Claim, stopping: AbortSignal): Promise<void> {
  const { db, logger, timing } = deps;
  const { job, worker } = claim;
  const { id: jobId, contentType, attempts, workedMs } = job;
  if (attempts > MOST_ATTEMPTS) {
    logger.error({ jobId }, 'A job was given up: it ended the process each time');
    await failJob(deps, claim, errorCatalogue.internal.text);
    return;
  }
  const lease = { id: jobId, worker };
  const limitMs = timing.limitOf(contentType);
  const run = { lease, progress: jobProgressOf(job), workedMs, limitMs };
  const watch = watchRun(deps, generation, run, stopping);
  logger.info({ jobId, contentType, run: attempts }, 'A job began');
  await runUnderLease<RunEnd, JobProgress>(watch, {
    work: () => work(deps, claim, watch),
    fail: (failure) =>
      failJob(deps, claim, failure.late ? TIMED_OUT : failureText(deps, claim, failure.error)),
    putBack: () => releaseLease(db, generation, lease, watch.workedMs()),
    onEnd(end) {
      const { pagesDone } = watch.progress();
      logger.info({ jobId, end, pages: pagesDone, workedMs: watch.workedMs() }, 'A job ended');
    },
  });
}
