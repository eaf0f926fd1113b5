import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { toast } from '@/components/ui/toast.ts';
import { SHOW_CONTENT } from '../show-content.ts';
import type { BackgroundJob } from './background-job.ts';

function sayFailure({ type, domain, error, result }: BackgroundJob): void {
  const title = 'Generation Failed';
  if (result === null) {
    toast.error(`Failed to start generation: ${error ?? 'unknown reason'}`, { title });
    return;
  }
  const { label, failure } = kindOf(type);
  const message = error ?? failure ?? 'unknown reason';
  const again =
    failure !== null && message.startsWith(failure)
      ? `${/[.!?]$/.test(message) ? '' : '.'} Please try again.`
      : '';
  toast.error(`Failed to generate ${label} for ${domain}: ${message}${again}`, { title });
}

/** Reports the end of a job. Success stays until it is closed, and links to the file. */
export function announceJob(job: BackgroundJob): void {
  if (job.status === 'failed') {
    sayFailure(job);
    return;
  }
  const what = `${kindOf(job.type).label} for ${job.domain}`;
  sayViewable(
    job.cached ? 'Found Existing Content!' : 'Generation Complete!',
    job.cached ? `${what} was written within the last 24 hours.` : `${what} is ready.`,
  );
}

/** Reports success. The toast stays until it is closed, and links to the file. */
export function sayViewable(title: string, description: string): void {
  toast.success(title, {
    description,
    action: { label: 'View File', onClick: () => window.dispatchEvent(new Event(SHOW_CONTENT)) },
  });
}
