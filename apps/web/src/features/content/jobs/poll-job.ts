import { checkJob } from '@visible-ai/shared/content/endpoints';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { isAbort } from '@/lib/send-request.ts';
import type { BackgroundJob } from './background-job.ts';
import { completeJob, failJob, jobList } from './job-list.ts';

/** The kind's failure text, followed by the server's reason if that says more. */
function failureOf({ type }: BackgroundJob, reason: string | undefined): string {
  const { failure } = kindOf(type);
  if (failure === null) return reason ?? 'The job failed';
  return reason && reason !== failure ? `${failure}: ${reason}` : failure;
}

async function ask(job: BackgroundJob, jobId: string, signal: AbortSignal): Promise<void> {
  const answer = await call(checkJob, { body: { jobId, contentType: job.type } }, { signal });
  if (answer.completed) completeJob(job.id);
  else if (answer.status === 'failed') failJob(job.id, failureOf(job, answer.error));
  else jobList.change(job.id, { progress: answer.progress });
}

/** Polls a running job. Errors are logged; a job that cannot be polled within its time limit has failed. */
export async function pollJob(job: BackgroundJob, signal: AbortSignal): Promise<void> {
  const jobId = job.result?.job_id;
  if (jobId === undefined) return;
  try {
    await ask(job, jobId, signal);
  } catch (error) {
    if (isAbort(error)) return;
    reportProblem(`The job for ${job.domain} could not be polled`, error);
    if (Date.now() - Date.parse(job.startedAt) > kindOf(job.type).timeLimitMs)
      failJob(job.id, 'Job timed out');
  }
}
