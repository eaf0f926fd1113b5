import type { User } from '@visible-ai/shared/accounts/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Chip } from '@/components/ui/chip.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { browserStorage } from '@/lib/browser-storage.ts';
import { classNames } from '@/lib/class-names.ts';
import { type NextStep, nextSteps } from './next-steps.ts';
import { useAudits } from './use-audits.ts';
import { useRecentContent } from './use-recent-content.ts';

const strip = 'grid grid-cols-1 border-y border-line max-md:divide-y md:grid-cols-3 md:divide-x divide-line';
const cell = 'flex gap-3.5 py-5 md:px-6 md:first:pl-0 md:last:pr-0';
/** As high while it loads as afterwards: side by side the texts take up to three lines, on wide screens two. */
const text = 'text-note md:min-h-[3lh] lg:min-h-[2lh]';

function Step({ step, number, lit }: { step: NextStep; number: number; lit: boolean }) {
  return (
    <li className={cell}>
      <span aria-hidden="true" className="mt-[3px] grid self-start">
        <Chip lit={lit} className="px-0!">
          {step.done ? <Check className="size-3" strokeWidth={3} /> : number}
        </Chip>
      </span>
      <div className="min-w-0">
        <p>
          <Link to={step.to} className="touch-target font-semibold hover:underline">
            {step.title}
          </Link>
          {step.done && <span className="sr-only"> (done)</span>}
        </p>
        <p className={classNames(text, 'text-muted [overflow-wrap:anywhere]')}>{step.text}</p>
      </div>
    </li>
  );
}

/** The account that had nothing left to do when its dashboard was last open: then no place is kept for the steps. */
const STEPS_DONE = 'steps_done';

interface NextStepsStripProps {
  user: User;
  /** Undefined while they load, and if loading failed. */
  sites: readonly Site[] | undefined;
  pending: boolean;
}

/** Three steps to do next. The first open step is lit. Hidden if all are done, or if that is not known. */
export function NextStepsStrip({ user, sites, pending }: NextStepsStripProps) {
  const audits = useAudits();
  const content = useRecentContent();
  const isPending = pending || audits.isPending || content.isPending;
  // Where something could not be loaded, the panels below show the error and offer to try again.
  const steps =
    !isPending && sites && audits.pages && content.data
      ? nextSteps(user, sites, audits.pages, content.data.content.length)
      : null;
  const done = steps?.every((step) => step.done);
  useEffect(() => {
    if (done) browserStorage.write(STEPS_DONE, user.id);
    else if (done === false) browserStorage.remove(STEPS_DONE);
  }, [done, user.id]);
  if (isPending && browserStorage.read(STEPS_DONE) === user.id) return null;
  if (isPending)
    return (
      <LoadingState className={strip}>
        {[0, 1, 2].map((step) => (
          <div key={step} className={cell}>
            <Skeleton className="mt-[3px] size-[18px]" />
            <div className="min-w-0 flex-1">
              <Skeleton className="mt-1 mb-1.5 h-4 w-32 max-w-full" />
              <div className={text}>
                <Skeleton className="my-1 h-3.5 w-48 max-w-full" />
              </div>
            </div>
          </div>
        ))}
      </LoadingState>
    );
  if (!steps || done) return null;
  const next = steps.findIndex((step) => !step.done);
  return (
    <section aria-label="What to do next">
      <ol className={strip}>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} lit={index === next} />
        ))}
      </ol>
    </section>
  );
}
