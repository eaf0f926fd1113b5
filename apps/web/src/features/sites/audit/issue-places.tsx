import { useInfiniteQuery } from '@tanstack/react-query';
import { listIssuePages } from '@visible-ai/shared/sites/endpoints';
import type { SiteIssue } from '@visible-ai/shared/sites/schema';
import { Link, useLocation } from 'react-router-dom';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { ScrollRegion } from '@/components/ui/scroll-region.tsx';
import { ShowMore } from '@/components/ui/show-more.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { call } from '@/lib/api-client.ts';
import { formatCount } from '@/lib/format-count.ts';
import { isolateQuotes } from '@/lib/isolate-quotes.tsx';
import { siteKeys } from '../site-keys.ts';
import { OPENED_HERE } from '../site-paths.ts';

/** The places of an issue, a hundred at a time. They are loaded when the issue is opened. */
function usePlaces(auditId: string, issueId: string) {
  return useInfiniteQuery({
    queryKey: siteKeys.places(auditId, issueId),
    queryFn: ({ pageParam, signal }) =>
      call(
        listIssuePages,
        { params: { id: auditId, issueId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The pages that have an issue, each with its own facts. A click opens all about the page. */
export function IssuePlaces({ auditId, issue }: { auditId: string; issue: SiteIssue }) {
  const places = usePlaces(auditId, issue.id);
  const { pathname } = useLocation();
  if (places.isPending)
    return (
      <LoadingState className="grid gap-2">
        {issue.examples.map((url) => (
          <Skeleton key={url} className="h-10 w-full" />
        ))}
      </LoadingState>
    );
  if (!places.data)
    return (
      <NotLoaded onRetry={() => void places.refetch()} retrying={places.isRefetching}>
        The places could not be loaded: {places.error.message}
      </NotLoaded>
    );
  const shown = places.data.pages.flatMap(({ pages }) => pages);
  const [first] = places.data.pages;
  return (
    <div className="grid grid-cols-1 gap-3">
      {first?.thinned && (
        <p className="text-note text-muted">
          Of an older audit three examples are kept; the other places are not.
        </p>
      )}
      <ScrollRegion
        label={`Places of: ${issue.title}`}
        className="max-h-96 overflow-y-auto border-y border-line"
      >
        <ul>
          {shown.map(({ id, url, evidence }) => (
            <li key={url} className="border-t border-line py-2.5 text-note first:border-t-0">
              {id === null ? (
                <span className="font-mono break-all">{shortAddress(url)}</span>
              ) : (
                <Link
                  to={`${pathname}?issue=${encodeURIComponent(issue.id)}&page=${encodeURIComponent(id)}`}
                  state={OPENED_HERE}
                  className="touch-target font-mono break-all hover:underline"
                >
                  {shortAddress(url)}
                </Link>
              )}
              <p dir="auto" className="text-muted [overflow-wrap:anywhere]">
                {isolateQuotes(evidence)}
              </p>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <ShowMore list={places} size="small">
        Show more of {formatCount(first?.total ?? shown.length)}
      </ShowMore>
    </div>
  );
}
