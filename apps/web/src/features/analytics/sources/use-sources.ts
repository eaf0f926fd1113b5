import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAnswerSources } from '@visible-ai/shared/answers/endpoints';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from '../answers-keys.ts';
import { type useWindow, windowQuery } from '../use-summary.ts';

/** The hosts that answers cite, most cited first. */
export function useSources(siteId: string, { days, engine, tag }: ReturnType<typeof useWindow>) {
  const window = { days, engine, tag };
  const list = useInfiniteQuery({
    queryKey: answersKeys.sources(siteId, window),
    queryFn: ({ pageParam, signal }) =>
      call(
        listAnswerSources,
        {
          params: { id: siteId },
          query: { ...windowQuery(window), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return { ...list, sources: list.data?.pages.flatMap((page) => page.sources) };
}
