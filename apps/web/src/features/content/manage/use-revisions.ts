import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRevision, listRevisions } from '@visible-ai/shared/content/endpoints';
import type { ContentSummary, ListedRevision } from '@visible-ai/shared/content/schema';
import { call } from '@/lib/api-client.ts';

/** The revisions of a content, newest first, page by page. Each save changes the cache key. */
export function useRevisions({ id, updated_at }: ContentSummary) {
  const revisions = useInfiniteQuery({
    queryKey: ['revisions', id, updated_at],
    queryFn: ({ pageParam, signal }) =>
      call(listRevisions, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return { ...revisions, items: revisions.data?.pages.flatMap((page) => page.revisions) };
}

/** A revision with its text, which never changes. It is loaded when somebody opens it. */
export const useRevision = (item: ContentSummary, revision: ListedRevision | undefined) =>
  useQuery({
    queryKey: ['revision', item.id, revision?.id],
    queryFn: ({ signal }) =>
      call(getRevision, { params: { id: item.id, revisionId: revision?.id ?? '' } }, { signal }),
    enabled: revision !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
