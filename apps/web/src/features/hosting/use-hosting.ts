import { useQuery } from '@tanstack/react-query';
import { getHosting } from '@visible-ai/shared/hosting/endpoints';
import { call } from '@/lib/api-client.ts';
import { hostingKeys } from './hosting-keys.ts';

/** How often we poll while the site is read again. */
const READING_MS = 2500;

/** What is served for a site. Reloaded on each visit, because a refresh may have finished. */
export const useHosting = (siteId: string) =>
  useQuery({
    queryKey: hostingKeys.hosting(siteId),
    queryFn: ({ signal }) => call(getHosting, { params: { id: siteId } }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.refreshes.some(({ status }) => status === 'reading') ? READING_MS : false,
  });
