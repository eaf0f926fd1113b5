import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { AnalyticsSkeleton } from '@/features/analytics/analytics-skeleton.tsx';
import { SiteChoice } from '@/features/analytics/site-choice.tsx';
import { WithEngines } from '@/features/analytics/with-engines.tsx';
import { useSites } from '@/features/sites/use-sites.ts';

function Choice() {
  const { sites, ...query } = useSites();
  // With one site we go there at once, so we must know that there is no other.
  if (query.isPending || query.hasNextPage) return <AnalyticsSkeleton />;
  if (sites) return <SiteChoice sites={sites} />;
  return (
    <div className="page-width pt-12 pb-16 md:pt-18">
      <h1 className="sr-only">Analytics</h1>
      <ErrorState
        title="Your sites could not be loaded"
        description={query.error?.message}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      />
    </div>
  );
}

export function AnalyticsPage() {
  return <Gate {...gates.analytics}>{() => <WithEngines>{() => <Choice />}</WithEngines>}</Gate>;
}
