import { useQuery } from '@tanstack/react-query';
import { suggestPanel } from '@visible-ai/shared/answers/endpoints';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from '../answers-keys.ts';

/** Suggested prompts and competitors, from what the site says. */
export const useSuggestions = (siteId: string) =>
  useQuery({
    queryKey: answersKeys.suggestions(siteId),
    queryFn: ({ signal }) => call(suggestPanel, { params: { id: siteId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
