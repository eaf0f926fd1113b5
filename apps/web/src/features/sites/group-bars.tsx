import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { ShareBar } from '@/components/ui/share-bar.tsx';
import { counted, groupWords } from './site-words.ts';

type Group = SiteAudit['groups'][number];

/** What a group won. The pages' groups add up to 100 points; what is wrong between pages is taken off their sum. */
function standing({ group, points, of }: Group): string {
  if (of === 0) return 'Not measured';
  if (group !== 'across') return `${Math.round(points)} of ${Math.round(of)} points`;
  const lost = Math.round(of - points);
  if (lost > 0) return `${counted(lost, 'point')} taken off`;
  return points < of ? 'Under 1 point taken off' : 'Nothing taken off';
}

/** The groups of checks with the points each has won of those it holds, and what faults between pages take off. */
export function GroupBars({ groups }: { groups: SiteAudit['groups'] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-5 border-y border-line py-5">
      {groups.map((one) => {
        const { group, points, of } = one;
        const percent = of === 0 ? 0 : Math.min(100, (100 * points) / of);
        return (
          <div key={group}>
            <dt className="text-note font-semibold">{groupWords[group]}</dt>
            <dd className="mt-0.5 text-note text-muted tabular-nums">
              {standing(one)}
              <ShareBar percent={percent} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
