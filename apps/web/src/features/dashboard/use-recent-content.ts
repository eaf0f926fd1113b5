import { useQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { call } from '@/lib/api-client.ts';

/** The account's files, newest first. */
export const useRecentContent = () =>
  useQuery({
    queryKey: ['content', 'recent'],
    queryFn: ({ signal }) => call(listContent, {}, { signal }),
    refetchOnMount: 'always',
  });
