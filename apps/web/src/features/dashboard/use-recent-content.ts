import { useQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { call } from '@/lib/api-client.ts';

/** The account's files, newest first. Only an entitled account may ask. */
export const useRecentContent = (entitled: boolean) =>
  useQuery({
    queryKey: ['content', 'recent'],
    queryFn: ({ signal }) => call(listContent, {}, { signal }),
    enabled: entitled,
    refetchOnMount: 'always',
  });
