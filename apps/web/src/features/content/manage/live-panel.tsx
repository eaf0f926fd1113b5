import { useQuery } from '@tanstack/react-query';
import { checkLive } from '@visible-ai/shared/content/endpoints';
import type { ContentSummary, LiveCheck } from '@visible-ai/shared/content/schema';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/api-client.ts';
import { liveStates } from './live-states.ts';
import { WithWholeContent } from './with-whole-content.tsx';

function Found({ item, check }: { item: ContentSummary; check: LiveCheck }) {
  const { tone, word } = liveStates[check.state];
  const { live_text: live } = check;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        <p className="min-w-0 flex-1 basis-60 text-note break-words text-muted">{check.message}</p>
      </div>
      {check.state === 'different' && live !== null && (
        <WithWholeContent
          item={item}
          loading="Comparing"
          failed="The file kept here could not be loaded"
          height="h-16"
        >
          {(kept) => (
            <FileDiff
              label="From the file on your site to the one kept here"
              before={live}
              after={kept.content_text}
              same="Both say the same."
            />
          )}
        </WithWholeContent>
      )}
    </div>
  );
}

/** Compares the file on the site with the stored one. It is requested when the panel opens. */
export function LivePanel({ item, onClose }: { item: ContentSummary; onClose: () => void }) {
  const check = useQuery({
    queryKey: ['live', item.id, item.updated_at],
    queryFn: ({ signal }) => call(checkLive, { params: { id: item.id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <section aria-label="What is live" className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      {check.isFetching ? (
        <LoadingState label="Fetching what is live" className="grid grid-cols-1 gap-2">
          <Skeleton className="h-6 w-56 max-w-full" />
          <Skeleton className="h-16 w-full" />
        </LoadingState>
      ) : check.isError ? (
        <ErrorState
          title="The site could not be asked"
          description={check.error.message}
          onRetry={() => void check.refetch()}
          className="py-8"
        />
      ) : (
        check.data && <Found item={item} check={check.data} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={check.isFetching}
          onClick={() => void check.refetch()}
        >
          Check again
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
