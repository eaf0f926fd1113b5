import { useMutation } from '@tanstack/react-query';
import { checkLive } from '@visible-ai/shared/content/endpoints';
import { contentKinds, kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hostOf } from '@/lib/address-text.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { formatDay } from '@/lib/format-date.ts';
import { liveStates } from './manage/live-states.ts';
import { useContent } from './manage/use-content.ts';
import { newestOf } from './newest-of.ts';
import { useEntitled } from './use-entitled.ts';

/**
 * Compares the file on the site with the stored one. It starts with a click, because it requests the site.
 */
function Live({ item }: { item: ContentSummary }) {
  const entitled = useEntitled();
  const checking = useMutation({ mutationFn: () => call(checkLive, { params: { id: item.id } }) });
  const label = kindOf(item.content_type).label;
  return (
    <div className="flex flex-wrap items-center gap-2" role="status">
      {checking.data && (
        <Badge tone={liveStates[checking.data.state].tone}>{liveStates[checking.data.state].word}</Badge>
      )}
      {checking.isError && (
        <span className="text-note text-bad">
          {failureText(checking.error, 'The site could not be asked')}
        </span>
      )}
      {entitled && !checking.data && (
        <Button
          variant="secondary"
          size="small"
          loading={checking.isPending}
          aria-label={`Check whether it is live: ${label}`}
          onClick={() => checking.mutate()}
        >
          Is it live?
        </Button>
      )}
    </div>
  );
}

/** The generated files for a website, whether they are live, and links to generate the missing ones. */
export function SiteFiles({ url }: { url: string }) {
  const content = useContent({ whole: true });
  const host = hostOf(url);
  if (content.isPending || (content.isPartial && !content.isError))
    return (
      <LoadingState className="grid gap-4">
        {contentKinds.map(({ id }) => (
          <Skeleton key={id} className="h-11 w-full" />
        ))}
      </LoadingState>
    );
  const { items } = content;
  if (!items || content.isPartial)
    return (
      <NotLoaded
        onRetry={() => void (items ? content.fetchNextPage() : content.refetch())}
        retrying={content.isFetching}
      >
        The files could not be loaded: {content.error?.message}
      </NotLoaded>
    );
  return (
    <ul className="border-b border-line">
      {contentKinds.map(({ id, label, page }) => {
        const item = newestOf(items, id, host);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{label}</p>
              <p className="text-note text-muted">
                {item ? (
                  <Link to="/content/manage" className="hover:underline">
                    Written <time dateTime={item.updated_at}>{formatDay(item.updated_at)}</time>
                  </Link>
                ) : (
                  'Not written yet'
                )}
              </p>
            </div>
            {item ? (
              <Live item={item} />
            ) : (
              <ButtonLink
                to={`${page.path}?domain=${encodeURIComponent(host)}`}
                variant="secondary"
                size="small"
                aria-label={`Write it: ${label}`}
              >
                Write it
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
