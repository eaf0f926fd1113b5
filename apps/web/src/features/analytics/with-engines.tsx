import type { AnswersSetup } from '@visible-ai/shared/answers/schema';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { AnalyticsPreview } from './analytics-preview.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { useAnswersSetup } from './use-answers-setup.ts';

/** Shows analytics if an engine can be asked, or else a preview. */
export function WithEngines({ children }: { children: (setup: AnswersSetup) => ReactNode }) {
  const setup = useAnswersSetup();
  if (setup.isPending) return <AnalyticsSkeleton />;
  if (!setup.data)
    return (
      <div className="page-width py-16">
        <h1 className="sr-only">Analytics</h1>
        <ErrorState
          title="Analytics could not be loaded"
          description={setup.error.message}
          onRetry={() => void setup.refetch()}
          retrying={setup.isRefetching}
        />
      </div>
    );
  return setup.data.configured ? children(setup.data) : <AnalyticsPreview setup={setup.data} />;
}
