import { listJobs } from '@visible-ai/shared/content/endpoints';
import type { GenerationJob } from '@visible-ai/shared/content/schema';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { isAbort } from '@/lib/send-request.ts';
import { hostOf } from '../../../lib/address-text.ts';
import type { BackgroundJob } from './background-job.ts';
import { jobList } from './job-list.ts';

const followed = (job: GenerationJob): BackgroundJob => ({
  id: job.id,
  type: job.content_type,
  domain: hostOf(job.website_url),
  status: 'running',
  startedAt: job.started_at,
  completedAt: null,
  error: null,
  result: { job_id: job.id, url: job.website_url },
  progress: job.progress,
  cached: false,
  hidden: false,
});

/** Adds jobs that run on the server and that this browser does not know. */
export async function restoreJobs(signal: AbortSignal): Promise<void> {
  try {
    const { jobs } = await call(listJobs, {}, { signal });
    for (const job of jobs) if (job.status === 'running') jobList.add(followed(job));
  } catch (error) {
    if (!isAbort(error)) reportProblem('The running jobs could not be looked up', error);
  }
}
