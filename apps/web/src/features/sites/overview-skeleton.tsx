import { ScoreHeadingSkeleton } from '@/components/score-heading.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Shown while the screen of a site or of its audit loads. */
export function OverviewSkeleton() {
  return (
    <LoadingState className="page-width grid grid-cols-1 gap-10 pt-8 pb-16 md:pt-10">
      <Skeleton className="h-5 w-16" />
      <ScoreHeadingSkeleton />
      <Skeleton className="h-72 w-full" />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-3">
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </div>
        <Skeleton className="h-80 w-full" />
      </div>
    </LoadingState>
  );
}
