import { checkJob, listContent, listJobs } from '@visible-ai/shared/content/endpoints';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { isAbort } from '@/lib/send-request.ts';
import { hostOf } from '../host-of.ts';
import type { BackgroundJob } from './background-job.ts';
import { completeJob, failJob } from './end-job.ts';
import { jobList } from './job-list.ts';
import { sayBehindPlan } from './say-behind-plan.ts';

const MINUTE_MS = 60_000;
/** After so long a job that cannot be asked after is given up. */
const GIVE_UP_MS = { llms_txt: 10 * MINUTE_MS, qa_section: 10 * MINUTE_MS, robots_txt: 5 * MINUTE_MS };

export const BATCH_FAILED = 'Batch scrape job failed';

/** The server's reason behind the general one, unless it says the same. */
const batchError = (reason: string | undefined | null): string =>
  reason && reason !== BATCH_FAILED ? `${BATCH_FAILED}: ${reason}` : BATCH_FAILED;

async function pollBatch(job: BackgroundJob, jobId: string, signal: AbortSignal): Promise<void> {
  const answer = await call(checkJob, { body: { jobId, contentType: job.type } }, { signal });
  if (answer.success && answer.completed) completeJob(job.id);
  else if (answer.status === 'failed') failJob(job.id, batchError(answer.error));
  else jobList.change(job.id, { progress: answer.progress });
}

/** A robots.txt is done when there is one of this site since the start; the job itself tells how far it is. */
async function pollRobots(job: BackgroundJob, jobId: string, signal: AbortSignal): Promise<void> {
  const { jobs } = await call(listJobs, {}, { signal });
  const known = jobs.find(({ id }) => id === jobId);
  if (known?.status === 'failed') {
    failJob(job.id, known.error ?? 'The job failed');
    return;
  }
  // The server's clock: this computer's may be wrong.
  const since = known?.started_at ?? job.startedAt;
  const query = { type: job.type, since, t: String(Date.now()) };
  const { content } = await call(listContent, { query }, { signal });
  const mine = content.find((item) => hostOf(item.website_url) === job.domain);
  // One that was written anew has been there since before.
  if (mine || known?.status === 'completed') completeJob(job.id);
  else jobList.change(job.id, { startedAt: since, progress: known?.progress ?? job.progress });
}

/** Asks after one running job. An account that may no longer ask is told so; what else goes wrong is logged; a job that cannot be asked after for too long has failed. */
export async function pollJob(job: BackgroundJob, signal: AbortSignal): Promise<void> {
  const jobId = job.result?.job_id;
  if (jobId === undefined) return;
  try {
    await (job.type === 'robots_txt' ? pollRobots(job, jobId, signal) : pollBatch(job, jobId, signal));
  } catch (error) {
    if (isAbort(error)) return;
    if (error instanceof ApiError && error.code === 'not_entitled') {
      jobList.remove(job.id);
      sayBehindPlan(job);
      return;
    }
    reportProblem(`The job for ${job.domain} could not be asked after`, error);
    if (Date.now() - Date.parse(job.startedAt) > GIVE_UP_MS[job.type]) failJob(job.id, 'Job timed out');
  }
}
