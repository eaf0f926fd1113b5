import { contentTypeLabels } from '@visible-ai/shared/content/schema';
import { toast } from '@/components/ui/toast.ts';
import type { BackgroundJob } from './background-job.ts';
import { BATCH_FAILED } from './poll-job.ts';
import { sayViewable } from './say-viewable.ts';

function sayFailure({ type, domain, error, result }: BackgroundJob): void {
  const title = 'Generation Failed';
  if (result === null) {
    toast.error(`Failed to start generation: ${error ?? 'unknown reason'}`, { title });
    return;
  }
  const message = error ?? BATCH_FAILED;
  const again = message.startsWith(BATCH_FAILED)
    ? `${/[.!?]$/.test(message) ? '' : '.'} Please try again.`
    : '';
  toast.error(`Failed to generate ${contentTypeLabels[type]} for ${domain}: ${message}${again}`, { title });
}

/** Says that a job has ended. Good news stays until it is closed, and leads to the file. */
export function announceJob(job: BackgroundJob): void {
  if (job.status === 'failed') {
    sayFailure(job);
    return;
  }
  const what = `${contentTypeLabels[job.type]} for ${job.domain}`;
  sayViewable(
    job.cached ? 'Found Existing Content!' : 'Generation Complete!',
    job.cached ? `${what} was written within the last 24 hours.` : `${what} is ready.`,
  );
}
