import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getBotVisits } from '@visible-ai/shared/logs/endpoints';
import { call } from '@/lib/api-client.ts';

export const visitPeriods = [7, 30, 90] as const;
export type VisitPeriod = (typeof visitPeriods)[number];

const DAY_MS = 86_400_000;

export const visitsKey = (siteId: string) => ['bot-visits', siteId] as const;

/** The visits of the last days, from the uploaded logs. */
export const useBotVisits = (siteId: string, days: VisitPeriod) =>
  useQuery({
    queryKey: [...visitsKey(siteId), days],
    queryFn: ({ signal }) =>
      call(
        getBotVisits,
        { params: { id: siteId }, query: { from: new Date(Date.now() - days * DAY_MS).toISOString() } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
