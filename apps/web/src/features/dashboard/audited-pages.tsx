import type { Site } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { ShowMore } from '@/components/ui/show-more.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { addSitePath } from '@/lib/add-site-path.ts';
import { hostOf } from '@/lib/address-text.ts';
import { type PageHistory, pagesOfSites } from './page-history.ts';
import { PageRow } from './page-row.tsx';
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

const Rows = ({ pages }: { pages: readonly PageHistory[] }) => (
  <ul className="border-b border-line">
    {pages.map((page) => (
      <PageRow key={page.latest.url} page={page} />
    ))}
  </ul>
);

/** Pages that belong to no site yet. One click adds their site. */
function Others({ pages, alone }: { pages: readonly PageHistory[]; alone: boolean }) {
  const [first] = pages;
  if (!first) return null;
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {!alone && <h3 className="font-semibold">Other pages</h3>}
        <Link to={addSitePath(first.latest.url)} className="text-link touch-target text-note">
          Add {hostOf(first.latest.url)} as a site
        </Link>
      </div>
      <Rows pages={pages} />
    </div>
  );
}

interface AuditedPagesProps {
  /** The sites of the account. Undefined while they load, and if loading failed. */
  sites: readonly Site[] | undefined;
  pending: boolean;
}

/** The pages that were audited one by one, grouped by site. */
export function AuditedPages({ sites, pending }: AuditedPagesProps) {
  const audits = useAudits();
  if (pending || audits.isPending) return <AuditsSkeleton />;
  if (!audits.pages)
    return (
      <ErrorState
        title="Your audits could not be loaded"
        description={audits.error?.message}
        onRetry={() => void audits.refetch()}
        retrying={audits.isRefetching}
      />
    );
  if (audits.pages.length === 0)
    return (
      <EmptyState
        title={sites && sites.length > 0 ? 'No single page audited yet' : 'No audits yet'}
        description="Audit one page while you are signed in, and it is kept here with its score and its trend."
        action={
          <ButtonLink to="/website-analysis" variant="secondary">
            Audit a website
          </ButtonLink>
        }
      />
    );
  const { groups, rest } = pagesOfSites(audits.pages, sites ?? []);
  return (
    <div className="grid grid-cols-1 gap-8">
      {groups.map(({ site, pages }) => (
        <div key={site.id}>
          <h3 dir="auto" className="mb-3 font-semibold [overflow-wrap:anywhere]">
            <Link to={`/sites/${site.id}`} className="touch-target hover:underline">
              {site.name}
            </Link>
          </h3>
          <Rows pages={pages} />
        </div>
      ))}
      <Others pages={rest} alone={groups.length === 0} />
      <ShowMore list={audits} size="small">
        Show older audits
      </ShowMore>
    </div>
  );
}
