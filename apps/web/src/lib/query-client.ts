import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const STALE_AFTER_MS = 60_000;

/** Retries only what may succeed the second time: no answer, or a server error. */
function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500;
}

/** The cache of the server's answers, one for each tab. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a screen says so. It would show its skeleton without a word until there is one again.
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: worthRetrying,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Without a connection a form says so at once. It would wait without a word, and send itself much later.
    mutations: { networkMode: 'always' },
  },
});
