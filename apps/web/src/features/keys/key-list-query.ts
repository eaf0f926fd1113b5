import { queryOptions } from '@tanstack/react-query';
import { listKeys } from '@visible-ai/shared/keys/endpoints';
import { call } from '@/lib/api-client.ts';

/** The keys of who is signed in. */
export const keyListQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => call(listKeys, {}, { signal }),
});
