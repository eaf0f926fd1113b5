import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const STALE_AFTER_MS = 60_000;

/** Only what may be better the second time: no answer at all, or a server in trouble. */
function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500;
}

/** The cache of what the server said, one per tab. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: STALE_AFTER_MS, retry: worthRetrying } },
});
