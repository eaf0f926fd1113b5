import type { UseQueryResult } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { failureText } from '@/lib/failure-text.ts';
import { useJobs } from './job-list.ts';

/** Says that running jobs could not be looked up: without a card, a job that runs would seem to be lost. */
export function LookUpFailed({ lookUp }: { lookUp: UseQueryResult<unknown> }) {
  const [dismissed, setDismissed] = useState(0);
  const running = useJobs().some(({ status, hidden }) => status === 'running' && !hidden);
  // A running job has the place of this card, and shows that the jobs are known.
  if (!lookUp.isError || lookUp.data || running || dismissed === lookUp.errorUpdateCount) return null;
  return (
    <aside
      aria-label="Background jobs"
      className="fixed right-4 bottom-4 z-40 flex w-[min(22rem,calc(100vw-2rem))] items-start gap-2 rounded-box bg-raised py-4 pr-2 pl-4 shadow-float ring ring-line-strong print:hidden"
    >
      <NotLoaded
        onRetry={() => void lookUp.refetch()}
        retrying={lookUp.isRefetching}
        className="min-w-0 flex-1"
      >
        Whether files are being generated could not be checked: {failureText(lookUp.error, 'no answer')}
      </NotLoaded>
      <IconButton label="Dismiss" className="-mt-2.5" onClick={() => setDismissed(lookUp.errorUpdateCount)}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
