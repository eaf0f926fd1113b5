import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SiteRow } from './site-row.tsx';
import { useAudits } from './use-audits.ts';

function AuditsSkeleton() {
  return (
    <LoadingState className="grid">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 border-t border-line py-5">
          <Skeleton className="h-9 w-12" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </LoadingState>
  );
}

/** The account's audits, a row a site, the one audited last first. */
export function RecentAudits() {
  const audits = useAudits();
  if (audits.isPending) return <AuditsSkeleton />;
  if (!audits.sites)
    return (
      <ErrorState
        title="Your audits could not be loaded"
        description={audits.error?.message}
        onRetry={() => void audits.refetch()}
        retrying={audits.isRefetching}
      />
    );
  const { sites } = audits;
  if (sites.length === 0)
    return (
      <EmptyState
        title="No audits yet"
        description="Run one while you are signed in, and it is kept here with its score and its trend."
        action={
          <ButtonLink to="/website-analysis" variant="secondary">
            Audit a website
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <ul className="border-b border-line">
        {sites.map((site) => (
          <SiteRow key={site.latest.url} site={site} />
        ))}
      </ul>
      {audits.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          loading={audits.isFetchingNextPage}
          onClick={() => void audits.fetchNextPage()}
        >
          Show older audits
        </Button>
      )}
    </>
  );
}
