import { groupTotals } from '@visible-ai/shared/analysis/group-totals';
import type { CheckGroup, CheckResult } from '@visible-ai/shared/analysis/schema';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { toneFill } from '@/components/ui/tone.ts';

export const groupNames: Record<CheckGroup, string> = {
  access: 'Access',
  understanding: 'Understanding',
  content: 'Content',
  speed: 'Speed',
};

/** The four groups with the points each has won of those it holds. */
export function GroupBars({ checks }: { checks: CheckResult[] }) {
  return (
    <dl className="grid grid-cols-2 border-y border-line md:grid-cols-4">
      {groupTotals(checks).map(({ group, earned, possible }, index) => {
        const percent = possible === 0 ? 0 : Math.min(100, (100 * earned) / possible);
        return (
          <div
            key={group}
            className={`px-4 py-4 md:px-6 md:py-5 ${index % 2 === 0 ? 'pl-0' : 'border-l border-line'} ${index > 1 ? 'border-t border-line md:border-t-0' : ''} ${index === 2 ? 'md:border-l md:pl-6' : ''} ${index === 3 ? 'md:pr-0' : ''} ${index === 0 ? 'md:pl-0' : ''}`}
          >
            <dt className="text-note font-semibold ">{groupNames[group]}</dt>
            <dd className="mt-0.5 text-note text-muted tabular-nums">
              {possible === 0 ? 'Not measured' : `${earned} of ${possible} points`}
              <span aria-hidden className="mt-3 block h-1 overflow-hidden rounded-full bg-line">
                <span
                  className={`block h-full rounded-full ${toneFill[scoreBand(percent)]}`}
                  style={{ width: `${percent}%` }}
                />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
