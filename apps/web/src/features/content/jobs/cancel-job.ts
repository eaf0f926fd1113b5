import { cancelJob as cancelJobCall } from '@visible-ai/shared/content/endpoints';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { toastFailure } from '@/components/toast-failure.ts';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import type { BackgroundJob } from './background-job.ts';
import { completeJob, jobList } from './job-list.ts';

/** Stops a running job on the server. A job that has just finished is reported as finished. */
export async function cancelJob(job: BackgroundJob): Promise<void> {
  if (job.result === null) return;
  try {
    const ended = await call(cancelJobCall, { params: { id: job.result.job_id } });
    if (ended.status === 'completed') {
      completeJob(job.id);
      return;
    }
    jobList.remove(job.id);
    toast.notice('Generation cancelled', {
      description: `${kindOf(job.type).label} for ${job.domain} is not written.`,
    });
  } catch (error) {
    toastFailure(error, 'The job could not be cancelled');
  }
}
