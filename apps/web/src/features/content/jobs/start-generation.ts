import { generateContent } from '@visible-ai/shared/content/endpoints';
import type { EndpointArguments } from '@visible-ai/shared/contract/endpoint';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { randomId } from '@/lib/random-id.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { hostOf } from '../../../lib/address-text.ts';
import type { BackgroundJob } from './background-job.ts';
import { completeJob, failJob, jobList } from './job-list.ts';
import { refreshCredits } from './refresh-credits.ts';

export type GenerationRequest = EndpointArguments<typeof generateContent>['body'];

function newJob({ url, contentType }: GenerationRequest): BackgroundJob {
  return {
    id: randomId(),
    type: contentType,
    domain: hostOf(url),
    status: 'running',
    startedAt: new Date().toISOString(),
    completedAt: null,
    error: null,
    result: null,
    progress: null,
    cached: false,
    hidden: false,
  };
}

/** Reports that a job did not start: in the server's words, or in ours if the server did not answer. */
function sayNotStarted(id: string, error: unknown): void {
  reportProblem('Failed to start content generation', error);
  if (error instanceof ApiError && error.serverText) {
    failJob(id, failureText(error, error.message));
    return;
  }
  jobList.remove(id);
  toast.error('Failed to start content generation. Please try again.');
}

/**
 * Requests a file and tracks the job in the background. A toast reports success or failure.
 *
 * @returns the id of the job in the list, and whether the file was there already; null if it could not be started.
 */
export async function startGeneration(
  request: GenerationRequest,
): Promise<{ id: string; isReady: boolean } | null> {
  const job = newJob(request);
  jobList.add(job);
  try {
    const answer = await call(generateContent, { body: request });
    if (answer.job_started) {
      jobList.change(job.id, { result: { job_id: answer.job_id, url: request.url } });
      refreshCredits();
    } else completeJob(job.id, answer.cached);
    return { id: job.id, isReady: !answer.job_started };
  } catch (error) {
    sayNotStarted(job.id, error);
    return null;
  }
}
