import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { JobProgress } from '@visible-ai/shared/content/schema';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import type { BackgroundJob } from './background-job.ts';
import { cancelJob } from './cancel-job.ts';

const phases: Record<JobProgress['phase'], string> = {
  waiting: 'Waiting for its turn',
  discovering: 'Finding the pages',
  crawling: 'Reading the pages',
  writing: 'Writing',
  saving: 'Saving',
};

/** The progress in words. */
export function progressText(progress: JobProgress | null): string {
  if (!progress) return 'Starting';
  const { phase, pagesDone, pagesTotal } = progress;
  return phase === 'crawling' && pagesTotal > 0
    ? `${phases.crawling}, ${pagesDone} of ${pagesTotal}`
    : phases[phase];
}

/** What a job is doing, for screen readers: without its pages, which change all the time. */
export const jobPhase = ({ type, domain, progress }: BackgroundJob): string =>
  `${kindOf(type).label} for ${domain}: ${progress ? phases[progress.phase] : 'Starting'}`;

function useElapsed(startedAt: string): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return formatElapsed(now - Date.parse(startedAt));
}

/** A running job: its kind, site, progress and time, and a button to stop it. */
export function JobRow({ job }: { job: BackgroundJob }) {
  const elapsed = useElapsed(job.startedAt);
  const [cancelling, setCancelling] = useState(false);
  const { progress } = job;
  const what = `${kindOf(job.type).label} for ${job.domain}`;
  const cancel = async () => {
    setCancelling(true);
    await cancelJob(job);
    setCancelling(false);
  };
  return (
    <li className="grid gap-2 border-t border-line px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 text-note">
          <p className="font-semibold">{kindOf(job.type).label}</p>
          <p className="truncate text-muted" title={job.domain}>
            {job.domain}
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          className="-mr-3"
          loading={cancelling}
          disabled={job.result === null}
          aria-label={`Cancel ${what}`}
          onClick={() => void cancel()}
        >
          Cancel
        </Button>
      </div>
      <Progress
        size="thin"
        label={`Progress of ${what}`}
        value={progress?.pagesDone ?? 0}
        max={Math.max(progress?.pagesTotal ?? 0, 1)}
      />
      <div className="flex justify-between gap-3 text-note text-muted tabular-nums">
        <span>{progressText(progress)}</span>
        <span>
          <span className="sr-only">Running for </span>
          {elapsed}
        </span>
      </div>
    </li>
  );
}

/** A duration as a clock shows it, e.g. `0:07` or `12:40`; never negative. */
function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
