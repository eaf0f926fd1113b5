import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateRun } from '@visible-ai/shared/answers/endpoints';
import type { PanelChange } from '@visible-ai/shared/answers/schema';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from './answers-keys.ts';

type Asked = Pick<PanelChange, 'engines' | 'samples' | 'monthlyBudgetUsd'>;

/** What a run would take; of a set-up that is not saved, too. The last answer stays while a new one is on its way. */
export const useEstimate = (siteId: string, asked: Asked, enabled = true) =>
  useQuery({
    queryKey: answersKeys.estimate(siteId, asked),
    queryFn: ({ signal }) => call(estimateRun, { params: { id: siteId }, body: asked }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled,
  });
