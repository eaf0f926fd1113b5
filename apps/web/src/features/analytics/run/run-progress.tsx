import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { formatCount } from '@/lib/format-count.ts';
import { moneyText } from '../money-words.ts';
import { StatusCounts } from './status-counts.tsx';
import { useCancelRun } from './use-runs.ts';

/**
 * The progress of a run: how many questions are answered, their results, the cost so far, and a button to end
 * it.
 *
 * @param paused true if the site is paused, so the run waits.
 */
export function RunProgress({ run, paused }: { run: AnswerRun; paused: boolean }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelRun(run.siteId);
  const { done, total } = run.progress;
  const ending = cancel.isPending || cancel.isSuccess;
  const words = ending ? 'Ending the run' : paused ? 'This run is paused' : 'Asking the engines';
  return (
    <section aria-label="Run under way" className="rounded-box border border-line bg-raised p-6 md:p-8">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h2 className="speaks text-title">{words}</h2>
          <p className="mt-1 text-note text-muted">
            {run.origin === 'schedule' ? 'Started by schedule. ' : ''}
            {paused
              ? 'What was answered by now is kept. The rest is asked when asking goes on, or never if you end the run.'
              : 'You can leave and come back. The figures take it in when it has ended.'}
          </p>
        </div>
        <p className="shrink-0 text-right tabular-nums">
          <span className="speaks text-title">{formatCount(done)}</span>
          <span className="block text-note text-muted">of {formatCount(total)} questions</span>
        </p>
      </div>
      <Progress value={done} max={Math.max(1, total)} label="Questions asked" className="mt-6" />
      <div className="mt-5">
        <StatusCounts counts={run.counts} short />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-note text-muted tabular-nums">{moneyText(run.costUsd)} so far</p>
        <Button variant="quiet" className="-mr-5" loading={ending} onClick={() => setAsking(true)}>
          End it now
        </Button>
      </div>
      <p role="status" className="sr-only">
        {done === total
          ? 'All questions are asked'
          : paused
            ? 'Nothing is asked for now'
            : 'The engines are being asked'}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="End this run?"
        description="What was answered by now is kept and was paid for. The rest is not asked."
        confirmLabel="End it now"
        cancelLabel="Keep it running"
        onConfirm={() => {
          setAsking(false);
          cancel.mutate(run.id);
        }}
      />
    </section>
  );
}
