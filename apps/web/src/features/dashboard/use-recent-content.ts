import { useQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { call } from '@/lib/api-client.ts';

/** How many of the newest files are shown. */
export const FILES_SHOWN = 4;

/** The account's newest files, newest first, without their texts. */
export const useRecentContent = () =>
  useQuery({
    queryKey: ['content', 'recent'],
    queryFn: ({ signal }) => call(listContent, { query: { summary: '1' } }, { signal }),
    refetchOnMount: 'always',
  });
