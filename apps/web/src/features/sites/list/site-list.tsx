import type { Site } from '@visible-ai/shared/sites/schema';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatCount } from '@/lib/format-count.ts';
import { useSites } from '../use-sites.ts';
import { SiteRow } from './site-row.tsx';

/** More rows at once would make a long list slow to draw. */
const ROWS_AT_ONCE = 50;

function ListSkeleton() {
  return (
    <LoadingState className="border-b border-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-6 border-t border-line py-5">
          <div className="grid w-18 justify-items-center gap-2 sm:w-24">
            <Skeleton className="size-18 rounded-full" />
            <Skeleton className="h-4 w-16" />
          </div>
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
          <Skeleton className="h-8 w-30 max-lg:hidden" />
          <Skeleton className="h-10 w-44 max-sm:hidden lg:w-52" />
        </div>
      ))}
    </LoadingState>
  );
}

/** The sites, fifty more each time the button is pressed. */
function SiteRows({ sites }: { sites: readonly Site[] }) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const more = Math.min(ROWS_AT_ONCE, sites.length - shown);
  return (
    <>
      <ul className="border-b border-line">
        {sites.slice(0, shown).map((site) => (
          <SiteRow key={site.id} site={site} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="secondary" size="small" className="mt-5" onClick={() => setShown(shown + more)}>
          Show {more} more of {formatCount(sites.length)}
        </Button>
      )}
    </>
  );
}

interface SiteListProps {
  /** What to offer if there is no site. The list says that it is empty in any case. */
  whenEmpty?: ReactNode;
  /** How many are shown; a link leads to all of them. */
  most?: number;
  /** Words of the name or the address. */
  q?: string;
  /** What to show if no site has the words. */
  whenNoneFound?: ReactNode;
}

/** The account's sites with their scores, their trends and their running audits. */
export function SiteList({ whenEmpty, most = Infinity, q = '', whenNoneFound }: SiteListProps) {
  const { sites, ...query } = useSites(q);
  if (query.isPending) return <ListSkeleton />;
  if (!sites)
    return (
      <ErrorState
        title="Your sites could not be loaded"
        description={query.error?.message}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      />
    );
  if (sites.length === 0 && q !== '') return whenNoneFound;
  if (sites.length === 0)
    return (
      <EmptyState
        title="No sites yet"
        description="Add your website, and all of its pages are audited together: what holds back the most pages comes first, and every later audit says what has changed."
        action={whenEmpty}
      />
    );
  return (
    <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
      <SiteRows key={q} sites={sites.slice(0, most)} />
      {query.isFetchNextPageError && (
        <NotLoaded
          onRetry={() => void query.fetchNextPage()}
          retrying={query.isFetchingNextPage}
          className="mt-5"
        >
          These are not all: the others could not be loaded. {query.error?.message}
        </NotLoaded>
      )}
      {sites.length > most && (
        <ButtonLink to="/sites" variant="secondary" size="small" className="mt-5">
          All {formatCount(sites.length)} sites
        </ButtonLink>
      )}
    </div>
  );
}
