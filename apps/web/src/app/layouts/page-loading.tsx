import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Shown while the page's code loads. */
export function PageLoading() {
  return (
    <LoadingState className="page-width grid min-h-[70dvh] content-start gap-4 py-16">
      <Skeleton className="h-12 w-full max-w-md" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="h-5 w-full max-w-lg" />
    </LoadingState>
  );
}
