import type { UseQueryResult } from '@tanstack/react-query';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { ApiError } from '@/lib/api-error.ts';
import { showAndFocus } from '@/lib/show-and-focus.ts';
import { AnalysisResult } from './result/analysis-result.tsx';
import { ResultSkeleton } from './result/result-skeleton.tsx';

/** No report has this id, or it is none. */
const isUnknown = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

interface ReportViewProps {
  report: UseQueryResult<SavedAnalysis>;
  /** It was made in this visit, a moment ago. */
  justFinished: boolean;
  /** Where the visitor who has just run it gets a copy. */
  mailedTo: string | null;
  onRunAgain: (url: string) => void;
}

/** A saved report in whatever state it is: on its way, not to be had, there. */
export function ReportView({ report, justFinished, mailedTo, onRunAgain }: ReportViewProps) {
  useEffect(() => {
    const title = justFinished && document.querySelector<HTMLElement>('[data-result-title]');
    // Read from its name on, wherever on the page the visitor was.
    if (title) showAndFocus(title);
  }, [justFinished]);
  if (report.isPending) return <ResultSkeleton />;
  if (report.isError)
    return (
      <ErrorState
        title="This report could not be shown"
        {...(isUnknown(report.error)
          ? {
              description:
                'There is no report at this address. The link may be cut short, or the report old.',
            }
          : { description: report.error.message, onRetry: () => void report.refetch() })}
      />
    );
  const { id, requestedUrl } = report.data;
  return (
    <AnalysisResult
      analysis={report.data}
      shareUrl={`${window.location.origin}/website-analysis?report=${id}`}
      mailedTo={mailedTo}
      onRunAgain={() => onRunAgain(requestedUrl)}
    />
  );
}
