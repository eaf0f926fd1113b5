import { useInfiniteQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { useEffect } from 'react';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { contentKey } from '../content-key.ts';

/** A page of the list holds few files if they are large, but more than one card should be there to see. */
const AT_FIRST = 6;

/**
 * The visitor's content, newest first, page by page. If reloading fails, the list stays as it is.
 *
 * @param whole loads all further pages, because a search may match content on any of them.
 */
export function useContent(whole: boolean) {
  const content = useInfiniteQuery({
    queryKey: contentKey,
    // The time in the query makes the address unique, so that no cache answers it.
    queryFn: ({ pageParam, signal }) =>
      call(
        listContent,
        { query: { t: String(Date.now()), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useEffect(() => {
    if (content.error) reportProblem('Failed to fetch content', content.error);
  }, [content.error]);
  const items = content.data?.pages.flatMap((page) => page.content);
  const isFilling = items !== undefined && items.length < AT_FIRST && content.hasNextPage && !content.isError;
  useWholeList(content, whole || isFilling);
  return {
    ...content,
    items,
    /** True until a first handful is there. */
    isFilling,
    /** True while further pages are loading, so that a missing content may still appear. */
    isPartial: whole && content.hasNextPage,
  };
}
