import { siteGroupNames } from '@visible-ai/shared/analysis/score-words';
import { groupStanding } from '@visible-ai/shared/sites/group-standing';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { ShareBar } from '@/components/ui/share-bar.tsx';
import { classNames } from '@/lib/class-names.ts';

/** The points that each group of checks has won, and those that faults between pages cost. */
export function GroupBars({ groups, className }: { groups: SiteAudit['groups']; className?: string }) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-5 border-y border-line py-5',
        className,
      )}
    >
      {groups.map((one) => {
        const { group, points, of } = one;
        const percent = of === 0 ? 0 : Math.min(100, (100 * points) / of);
        return (
          <div key={group}>
            <dt className="text-note font-semibold">{siteGroupNames[group]}</dt>
            <dd className="mt-0.5 text-note text-muted tabular-nums">
              {groupStanding(one)}
              <ShareBar percent={percent} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
