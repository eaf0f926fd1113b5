import { useQuery } from '@tanstack/react-query';
import { getSite } from '@visible-ai/shared/sites/endpoints';
import { call } from '@/lib/api-client.ts';
import { siteKeys } from './site-keys.ts';

/** One site of the account. */
export const useSite = (id: string) =>
  useQuery({
    queryKey: siteKeys.site(id),
    queryFn: ({ signal }) => call(getSite, { params: { id } }, { signal }),
    refetchOnMount: 'always',
  });
