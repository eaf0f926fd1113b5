import type { UseQueryResult } from '@tanstack/react-query';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { ApiError } from '@/lib/api-error.ts';
import { showAndFocus } from '@/lib/show-and-focus.ts';
import { AnalysisResult } from './result/analysis-result.tsx';
import { ResultSkeleton } from './result/result-skeleton.tsx';

/** No report has this id, or the id is malformed. */
const isUnknown = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

interface ReportViewProps {
  report: UseQueryResult<SavedAnalysis>;
  /** True if it was made a moment ago, in this visit. */
  justFinished: boolean;
  /** The address that gets a copy, if the visitor has just run the audit. */
  mailedTo: string | null;
  onRunAgain: (url: string) => void;
}

/** A saved report: loading, failed or loaded. */
export function ReportView({ report, justFinished, mailedTo, onRunAgain }: ReportViewProps) {
  useEffect(() => {
    const title = justFinished && document.querySelector<HTMLElement>('[data-result-title]');
    // Wherever the visitor was on the page, reading starts at the result's title.
    if (title) showAndFocus(title);
  }, [justFinished]);
  if (report.isPending) return <ResultSkeleton />;
  if (!report.data)
    return (
      <div>
        <h1 className="sr-only">This report</h1>
        <ErrorState
          title="This report could not be shown"
          {...(isUnknown(report.error)
            ? {
                description:
                  'There is no report at this address. The link may be incomplete, or the report may have been deleted.',
              }
            : { description: report.error.message, onRetry: () => void report.refetch() })}
        />
      </div>
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
