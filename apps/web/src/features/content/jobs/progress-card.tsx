import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { classNames } from '@/lib/class-names.ts';
import { useFloor } from '@/lib/use-floor.ts';
import type { BackgroundJob } from './background-job.ts';
import { jobList, useJobs } from './job-list.ts';
import { JobRow, jobPhase } from './job-row.tsx';

/**
 * The running jobs, at the bottom right of every page. On a phone it is one line until it is opened. The page
 * has room below its end, so that the card never hides content (on wide screens the card is beside the page).
 */
function RunningJobs({ running }: { running: readonly BackgroundJob[] }) {
  const [open, setOpen] = useState(() => matchMedia('(min-width: 40rem)').matches);
  const card = useFloor<HTMLElement>();
  const dismiss = () => {
    for (const job of running) jobList.change(job.id, { hidden: true });
  };
  const title = running.length === 1 ? 'Generating 1 file' : `Generating ${running.length} files`;
  return (
    <>
      <div aria-hidden="true" className="h-20 sm:h-44 xl:hidden" />
      <p role="status" className="sr-only">
        {running.map(jobPhase).join('. ')}
      </p>
      <aside
        ref={card}
        aria-label="Background jobs"
        className="fixed right-4 bottom-4 z-40 w-[min(22rem,calc(100vw-2rem))] animate-rise rounded-box bg-raised shadow-float ring ring-line-strong"
      >
        <header className="flex items-center gap-1 py-1.5 pr-2 pl-4">
          <h2 className="flex flex-1 items-center gap-2.5 text-note font-semibold">
            <Spinner className="text-accent" />
            {title}
          </h2>
          <IconButton
            label={open ? 'Collapse the jobs' : 'Expand the jobs'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('transition-transform', !open && 'rotate-180')}
            />
          </IconButton>
          <IconButton label="Dismiss" onClick={dismiss}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        {open && (
          <ul className="max-h-[45dvh] overflow-y-auto">
            {running.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </aside>
    </>
  );
}

/** The running jobs that nobody has dismissed. Without any it shows nothing. */
export function ProgressCard() {
  const running = useJobs().filter((job) => job.status === 'running' && !job.hidden);
  return running.length > 0 && <RunningJobs running={running} />;
}
