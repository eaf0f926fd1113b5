import { ScoreHeadingSkeleton } from '@/components/score-heading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Shown while a saved result loads. */
export function ResultSkeleton() {
  return (
    <div role="status" className="grid gap-9 md:gap-14">
      <p className="sr-only">Loading the report</p>
      <ScoreHeadingSkeleton />
      <div className="grid gap-9 md:gap-14 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
      <div className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </div>
  );
}
