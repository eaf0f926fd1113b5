import { lazy, Suspense } from 'react';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { DiffViewProps } from './diff-view.tsx';

const DiffView = lazy(async () => ({ default: (await import('./diff-view.tsx')).DiffView }));

/** Shows the difference of two texts. Its code is loaded when there is one to show. */
export function FileDiff(props: DiffViewProps) {
  return (
    <Suspense
      fallback={
        <LoadingState>
          <Skeleton className="h-24 w-full" />
        </LoadingState>
      }
    >
      <DiffView {...props} />
    </Suspense>
  );
}
