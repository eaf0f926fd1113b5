import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAnswersSummary } from '@visible-ai/shared/answers/endpoints';
import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import { useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from './answers-keys.ts';

export const periods = [30, 90, 365] as const;
const USUAL = 90;
const DAY_MS = 86_400_000;

/** Which answers the figures count, read from the address. */
export function useWindow() {
  const [search, setSearch] = useSearchParams();
  const days = periods.find((period) => String(period) === search.get('days')) ?? USUAL;
  const engine = answerEngineIds.find((id) => id === search.get('engine')) ?? null;
  const tag = search.get('tag')?.slice(0, 40) || null;
  return {
    days,
    engine,
    tag,
    filtered: engine !== null || tag !== null,
    change(part: { days?: number; engine?: string | null; tag?: string | null }) {
      const next = { days, engine, tag, ...part };
      setSearch({
        ...(next.days !== USUAL && { days: String(next.days) }),
        ...(next.engine && { engine: next.engine }),
        ...(next.tag && { tag: next.tag }),
      });
    },
  };
}

type Window = Pick<ReturnType<typeof useWindow>, 'days' | 'engine' | 'tag'>;

/** The default period is the server's default, so that all screens share one request. */
export const windowQuery = ({ days, engine, tag }: Window) => ({
  ...(days !== USUAL && { from: new Date(Date.now() - days * DAY_MS).toISOString() }),
  ...(engine && { engine }),
  ...(tag && { tag }),
});

/** How often answers name and cite a site and its competitors. */
export const useSummary = (siteId: string, window: Window = { days: USUAL, engine: null, tag: null }) =>
  useQuery({
    queryKey: answersKeys.summary(siteId, { days: window.days, engine: window.engine, tag: window.tag }),
    queryFn: ({ signal }) =>
      call(getAnswersSummary, { params: { id: siteId }, query: windowQuery(window) }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
