import type { ContentItem, ContentSummary } from '@visible-ai/shared/content/schema';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useWholeContent } from '../whole-content.ts';

interface WithWholeContentProps {
  item: ContentSummary;
  /** What is said while it loads, and if it cannot be loaded. */
  loading: string;
  failed: string;
  /** The class that gives its place the height of what is loaded. */
  height: string;
  children: (whole: ContentItem) => ReactNode;
}

/** Loads a content with its text for what shows it. */
export function WithWholeContent({ item, loading, failed, height, children }: WithWholeContentProps) {
  const whole = useWholeContent(item);
  if (whole.data) return children(whole.data);
  if (whole.isError)
    return (
      <ErrorState
        title={failed}
        description={whole.error.message}
        onRetry={() => void whole.refetch()}
        retrying={whole.isRefetching}
        className="py-8"
      />
    );
  return (
    <LoadingState label={loading}>
      <Skeleton className={`${height} w-full`} />
    </LoadingState>
  );
}
