import { useQuery } from '@tanstack/react-query';
import { getAnswersSetup } from '@visible-ai/shared/answers/endpoints';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from './answers-keys.ts';

/** The engines that this installation can ask. */
export const useAnswersSetup = () =>
  useQuery({
    queryKey: answersKeys.setup,
    queryFn: ({ signal }) => call(getAnswersSetup, {}, { signal }),
  });
