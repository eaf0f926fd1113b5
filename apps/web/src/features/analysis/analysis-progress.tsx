import { analysisSteps } from '@visible-ai/shared/analysis/steps';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { wholeAddress } from '@/lib/address-text.ts';
import { showAndFocus } from '@/lib/show-and-focus.ts';
import type { AnalysisRun } from './use-analysis-run.ts';

interface AnalysisProgressProps {
  run: Extract<AnalysisRun, { state: 'running' }>;
  onCancel: () => void;
}

/** Progress in percent. By definition the first of the seven steps is 14 %. */
const percentOf = (stepIndex: number) => Math.round(((stepIndex + 1) / analysisSteps.length) * 100);

function useElapsedSeconds(startedAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - startedAt) / 1000);
}

function StepMark({ index, current }: { index: number; current: number }) {
  if (index < current) return <Check aria-hidden className="size-4 text-good" strokeWidth={2.5} />;
  if (index === current) return <Spinner className="size-4 text-accent" />;
  return <Chip>{index + 1}</Chip>;
}

const stateWord = (index: number, current: number) => {
  if (index < current) return 'done';
  return index === current ? 'in progress' : 'waiting';
};

/** The seven steps of a running audit with their states, and the time so far. */
export function AnalysisProgress({ run, onCancel }: AnalysisProgressProps) {
  const { url, stepIndex, pageTitle, startedAt } = run;
  const elapsed = useElapsedSeconds(startedAt);
  const percent = percentOf(stepIndex);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title.current) showAndFocus(title.current);
  }, []);
  return (
    <section aria-labelledby="progress-title" className="rounded-box border border-line bg-raised p-6 md:p-8">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h2
            ref={title}
            id="progress-title"
            tabIndex={-1}
            dir="auto"
            className="line-clamp-2 scroll-mb-80 speaks [overflow-wrap:anywhere] text-title"
          >
            {pageTitle ?? 'Reading your page'}
          </h2>
          <p className="mt-1 truncate font-mono text-note text-muted">{wholeAddress(url)}</p>
        </div>
        <p className="shrink-0 text-right tabular-nums">
          <span className="speaks text-title">{percent}%</span>
          <span className="block text-note text-muted" aria-hidden>
            {elapsed.toFixed(1)} s
          </span>
        </p>
      </div>
      <Progress value={percent} label="Analysis progress" className="mt-6" />
      <ol className="mt-6 grid gap-1">
        {analysisSteps.map(({ step, msg }, index) => (
          <li
            key={step}
            className={`flex min-h-9 items-center gap-3 text-body ${index > stepIndex ? 'text-muted' : 'text-ink'}`}
          >
            <span className="grid w-5 place-items-center">
              <StepMark index={index} current={stepIndex} />
            </span>
            {msg}
            <span className="sr-only">, {stateWord(index, stepIndex)}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {analysisSteps[stepIndex]?.msg}, {percent} percent
      </p>
      <Button variant="quiet" className="mt-6 -ml-5" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}
