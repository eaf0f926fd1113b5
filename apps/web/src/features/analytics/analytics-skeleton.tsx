import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Shown while these screens load. */
export function AnalyticsSkeleton() {
  return (
    <LoadingState className="page-width grid grid-cols-1 gap-10 pt-8 pb-16 md:pt-10">
      <Skeleton className="h-5 w-20" />
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="h-5 w-48 max-w-full" />
      </div>
      <Skeleton className="h-9 w-full max-w-md" />
      <div className="grid gap-10 sm:grid-cols-2">
        {[0, 1, 2, 3].map((figure) => (
          <Skeleton key={figure} className="h-36 w-full" />
        ))}
      </div>
    </LoadingState>
  );
}
