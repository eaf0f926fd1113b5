import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelSiteAudit } from '@visible-ai/shared/sites/endpoints';
import { type SiteAudit, siteAuditPhases } from '@visible-ai/shared/sites/schema';
import { Check } from 'lucide-react';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { call } from '@/lib/api-client.ts';
import { counted } from '@/lib/counted.ts';
import { progressShare, progressText } from './audit-progress.ts';
import { siteKeys } from './site-keys.ts';
import { phaseWords } from './site-words.ts';

function PhaseMark({ index, current }: { index: number; current: number }) {
  if (index < current) return <Check aria-hidden="true" className="size-4 text-good" strokeWidth={2.5} />;
  if (index === current) return <Spinner className="size-4 text-accent" />;
  return <Chip>{index + 1}</Chip>;
}

const stateWord = (index: number, current: number) => {
  if (index < current) return 'done';
  return index === current ? 'in progress' : 'waiting';
};

/** The progress of a running audit, with a button to end it. Leaving the screen does not end it. */
export function ProgressPanel({ audit }: { audit: SiteAudit }) {
  const { progress } = audit;
  const queryClient = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => call(cancelSiteAudit, { params: { id: audit.id } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: siteKeys.audit(audit.id) }),
    onError: (error) => toastFailure(error, 'The audit could not be ended'),
  });
  const current = siteAuditPhases.indexOf(progress.phase);
  const ending = cancelling.isPending || cancelling.isSuccess;
  return (
    <section aria-label="Audit progress" className="rounded-box border border-line bg-raised p-6 md:p-8">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h2 className="speaks text-title">{phaseWords[progress.phase]}</h2>
          <p className="mt-1 text-note text-muted">
            At most {counted(audit.pageLimit, 'page')} are read, politely: a few a second. You can leave and
            come back.
          </p>
        </div>
        <p className="shrink-0 text-right tabular-nums">
          <span className="speaks text-title">{progress.pagesDone}</span>
          <span className="block text-note text-muted">
            {progress.pagesTotal > 0 ? `of ${counted(progress.pagesTotal, 'page')}` : 'pages read'}
          </span>
        </p>
      </div>
      <Progress value={progressShare(progress)} label="Audit progress" className="mt-6" />
      <ol className="mt-6 grid gap-1">
        {siteAuditPhases.map((phase, index) => (
          <li
            key={phase}
            className={`flex min-h-9 items-center gap-3 ${index > current ? 'text-muted' : ''} ${index === current ? 'font-medium' : ''}`}
          >
            <span className="grid w-5 place-items-center">
              <PhaseMark index={index} current={current} />
            </span>
            {phaseWords[phase]}
            <span className="sr-only">, {stateWord(index, current)}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {progress.phase === 'reading' ? phaseWords.reading : progressText(progress)}
      </p>
      <Button variant="quiet" className="mt-4 -ml-5" loading={ending} onClick={() => cancelling.mutate()}>
        {ending ? 'Ending the audit' : 'End it now'}
      </Button>
      {ending && (
        <p className="mt-1 text-note text-muted">
          What was read by now is judged and kept, marked as partial.
        </p>
      )}
    </section>
  );
}
