import { useInfiniteQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { useEffect } from 'react';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { contentKey } from '../content-key.ts';

/**
 * The visitor's content, newest first, a page at a time. A list that cannot be read again stays as it was.
 *
 * @param whole loads the further pages too: what is looked for may stand on any of them.
 */
export function useContent(whole: boolean) {
  const content = useInfiniteQuery({
    queryKey: contentKey,
    // The moment in the query keeps every cache on the way from answering.
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
  useWholeList(content, whole);
  return {
    ...content,
    items: content.data?.pages.flatMap((page) => page.content),
    /** More of the list is wanted and not there: what is missing from it may yet come. */
    isPartial: whole && content.hasNextPage,
  };
}
