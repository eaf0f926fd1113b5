import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { toast } from '@/components/ui/toast.ts';
import type { BackgroundJob } from './background-job.ts';

/** The last credit of a trial, or the end of a subscription, closes the content tools: the job goes on behind them. */
export function sayBehindPlan({ type, domain }: BackgroundJob): void {
  toast.notice('Your credits are used up', {
    description: `${kindOf(type).label} for ${domain} is being written and kept for you. It opens with a plan.`,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'View Pricing Plans', onClick: () => window.location.assign('/pricing') },
  });
}
