import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateRun } from '@visible-ai/shared/answers/endpoints';
import type { PanelChange } from '@visible-ai/shared/answers/schema';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from './answers-keys.ts';

type Asked = Pick<PanelChange, 'engines' | 'samples' | 'monthlyBudgetUsd'>;

/**
 * What a run would cost, also for a set-up that is not saved. The last estimate stays while a new one loads.
 */
export const useEstimate = (siteId: string, asked: Asked, enabled = true) =>
  useQuery({
    queryKey: answersKeys.estimate(siteId, asked),
    queryFn: ({ signal }) => call(estimateRun, { params: { id: siteId }, body: asked }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled,
  });
