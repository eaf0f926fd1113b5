import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The shape of a result while a saved one is on its way. */
export function ResultSkeleton() {
  return (
    <div role="status" className="grid gap-10">
      <span className="sr-only">Loading the report</span>
      <div className="flex items-center gap-8">
        <Skeleton className="size-32 rounded-full md:size-37" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
      <Skeleton className="h-20 w-full" />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-3">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </div>
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
