import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listAnswerSamples } from '@visible-ai/shared/answers/endpoints';
import type { AnswerSample } from '@visible-ai/shared/answers/schema';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from '../answers-keys.ts';
import type { AnswerFilter } from './answer-filter.ts';

const asked = ({ engine, prompt, status, names, cites }: AnswerFilter) => ({
  ...(engine && { engine }),
  ...(prompt && { promptId: prompt }),
  ...(status && { status }),
  ...(names && { names }),
  ...(cites && { cites }),
});

/** The answers of a run that match the filter, fifty at a time. */
export function useSamples(runId: string | null, filter: AnswerFilter) {
  const query = asked(filter);
  const list = useInfiniteQuery({
    queryKey: answersKeys.samples(runId ?? '', query),
    queryFn: ({ pageParam, signal }) =>
      call(
        listAnswerSamples,
        { params: { id: runId ?? '' }, query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: runId !== null,
  });
  return {
    ...list,
    samples: list.data?.pages.flatMap((page) => page.samples),
    total: list.data?.pages[0]?.total ?? 0,
    asked: list.data?.pages[0]?.asked,
  };
}

export type SampleList = ReturnType<typeof useSamples>;

/** All answers of a run to one prompt by one engine. They are few, so one request loads them all. */
export const useSamplesOf = (
  runId: string,
  { promptId, engine }: Pick<AnswerSample, 'promptId' | 'engine'>,
) =>
  useQuery({
    queryKey: answersKeys.samples(runId, { promptId, engine, all: true }),
    queryFn: ({ signal }) =>
      call(listAnswerSamples, { params: { id: runId }, query: { promptId, engine } }, { signal }),
  });
