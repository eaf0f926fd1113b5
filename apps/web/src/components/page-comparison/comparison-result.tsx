import type { UseMutationResult } from '@tanstack/react-query';
import type { PageComparison } from '@visible-ai/shared/compare/schema';
import { useEffect, useRef } from 'react';
import { failureText } from '@/lib/failure-text.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { type TwoPages, unreadPage } from './use-comparison.ts';

const titles = { ours: 'Our page could not be read', theirs: 'Their page could not be read' };

/** A comparison in one of its states: loading, failed or finished. */
export function ComparisonResult({
  comparison,
}: {
  comparison: UseMutationResult<PageComparison, Error, TwoPages>;
}) {
  const { data, error, isPending, variables } = comparison;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) result.current?.focus({ preventScroll: true });
  }, [data]);
  if (isPending)
    return (
      <p role="status" className="flex items-center gap-3 rounded-box bg-sunken px-5 py-6">
        <Spinner className="text-accent" />
        Both pages are read and judged by the same checks. This takes up to half a minute.
      </p>
    );
  if (error) {
    const unread = unreadPage(error);
    return (
      <ErrorState
        title={unread ? titles[unread] : 'The pages could not be compared'}
        description={failureText(error, error.message)}
        onRetry={() => variables && comparison.mutate(variables)}
      />
    );
  }
  if (!data) return null;
  return (
    <div ref={result} tabIndex={-1}>
      <ComparisonView comparison={data} />
    </div>
  );
}
