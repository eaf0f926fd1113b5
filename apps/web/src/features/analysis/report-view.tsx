import type { UseQueryResult } from '@tanstack/react-query';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { ApiError } from '@/lib/api-error.ts';
import { AnalysisResult } from './result/analysis-result.tsx';
import { ResultSkeleton } from './result/result-skeleton.tsx';

/** No report has this id, or it is none. */
const isUnknown = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

interface ReportViewProps {
  report: UseQueryResult<SavedAnalysis>;
  /** Where the visitor who has just run it gets a copy. */
  mailedTo: string | null;
  onRunAgain: (url: string) => void;
}

/** A saved report in whatever state it is: on its way, not to be had, there. */
export function ReportView({ report, mailedTo, onRunAgain }: ReportViewProps) {
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
    <>
      {mailedTo && (
        <p className="-mb-6 text-note text-muted">We are mailing a copy of this result to {mailedTo}.</p>
      )}
      <AnalysisResult
        analysis={report.data}
        shareUrl={`${window.location.origin}/website-analysis?report=${id}`}
        onRunAgain={() => onRunAgain(requestedUrl)}
      />
    </>
  );
}
