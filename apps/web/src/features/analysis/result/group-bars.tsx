import { groupTotals } from '@visible-ai/shared/analysis/group-totals';
import type { CheckResult } from '@visible-ai/shared/analysis/schema';
import { groupNames } from '@visible-ai/shared/analysis/score-words';
import { ShareBar } from '@/components/ui/share-bar.tsx';

/** The four groups with the points that each has won. */
export function GroupBars({ checks }: { checks: CheckResult[] }) {
  return (
    <section aria-labelledby="points-title" className="@container">
      <h2 id="points-title" className="mb-4 speaks text-title">
        Where the points are
      </h2>
      {/* Four in a row or two, never three and one. */}
      <dl className="grid grid-cols-1 gap-x-6 gap-y-5 @min-[18.5rem]:grid-cols-2 @min-[38.5rem]:grid-cols-4">
        {groupTotals(checks).map(({ group, earned, possible }) => {
          const percent = possible === 0 ? 0 : Math.min(100, (100 * earned) / possible);
          return (
            <div key={group}>
              <dt className="text-note font-semibold">{groupNames[group]}</dt>
              <dd className="mt-0.5 text-note text-muted tabular-nums">
                {possible === 0 ? 'Not measured' : `${earned} of ${possible} points`}
                <ShareBar percent={percent} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
