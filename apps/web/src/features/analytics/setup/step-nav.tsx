import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';
import { setupPath } from '../answers-paths.ts';

export interface StepState {
  title: string;
  done: boolean;
  unsaved: boolean;
}

/** The three steps, with marks for those that are done or have unsaved changes. */
export function StepNav({
  siteId,
  steps,
  current,
}: {
  siteId: string;
  steps: readonly StepState[];
  current: number;
}) {
  return (
    <nav aria-label="Steps of the set-up">
      <ol className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-3">
        {steps.map(({ title, done, unsaved }, index) => {
          const step = index + 1;
          const here = step === current;
          return (
            <li key={title} className={classNames('border-t-2', here ? 'border-accent' : 'border-line')}>
              <Link
                to={setupPath(siteId, step)}
                aria-current={here ? 'step' : undefined}
                className="flex min-h-12 items-baseline gap-3 pt-3 pb-2 text-note"
              >
                <Chip lit={here}>{step}</Chip>
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
                  <span className={here ? 'font-semibold' : 'text-muted'}>{title}</span>
                  {unsaved ? (
                    <Badge tone="accent">Not saved</Badge>
                  ) : (
                    done && <span className="text-muted">Done</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
