import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { useEffect } from 'react';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { type ContentFilter, contentListKey } from '../content-key.ts';
import { summaryOf } from '../summary-of.ts';

const EVERYTHING: ContentFilter = { type: null, search: '' };

/**
 * The visitor's content without its texts, newest first, page by page. If reloading fails, the list stays as it is.
 *
 * @param options.whole loads all further pages.
 */
export function useContent({
  filter = EVERYTHING,
  whole = false,
}: {
  filter?: ContentFilter;
  whole?: boolean;
}) {
  const { type, search } = filter;
  const content = useInfiniteQuery({
    queryKey: contentListKey(filter),
    // The time in the query makes the address unique, so that no cache answers it.
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        summary: '1' as const,
        ...(type && { type }),
        ...(search.trim() !== '' && { q: search }),
        ...(pageParam && { cursor: pageParam }),
        t: String(Date.now()),
      };
      const page = await call(listContent, { query }, { signal });
      return { content: page.content.map(summaryOf), nextCursor: page.nextCursor };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (content.error) reportProblem('Failed to fetch content', content.error);
  }, [content.error]);
  useWholeList(content, whole);
  return {
    ...content,
    items: content.data?.pages.flatMap((page) => page.content),
    /** True while further pages are loading, so that a missing content may still appear. */
    isPartial: whole && content.hasNextPage,
  };
}
