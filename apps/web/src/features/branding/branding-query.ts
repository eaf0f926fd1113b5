import { queryOptions } from '@tanstack/react-query';
import { getBranding } from '@visible-ai/shared/branding/endpoints';
import { call } from '@/lib/api-client.ts';

/** The brand of the account that is signed in. */
export const brandingQuery = queryOptions({
  queryKey: ['branding'],
  queryFn: ({ signal }) => call(getBranding, {}, { signal }),
});
