import { queryOptions } from '@tanstack/react-query';
import { listKeys } from '@visible-ai/shared/keys/endpoints';
import { call } from '@/lib/api-client.ts';

/** The keys of the signed-in account. */
export const keyListQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => call(listKeys, {}, { signal }),
});
