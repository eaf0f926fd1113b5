import { useMutation } from '@tanstack/react-query';
import type { PageComparison } from '@visible-ai/shared/compare/schema';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';

/** The addresses of two pages: one of ours, and one of somebody else's. */
export interface TwoPages {
  ours: string;
  theirs: string;
}

/** Has two pages judged by the same checks. The call, and zod with it, comes when it is asked for. */
export const useComparison = () =>
  useMutation<PageComparison, Error, TwoPages>({
    mutationFn: async (body) => {
      const { comparePages } = await import('@visible-ai/shared/compare/endpoints');
      return call(comparePages, { body });
    },
  });

/** Which of the two could not be had, where it was one of them. */
export function unreadPage(error: Error): 'ours' | 'theirs' | null {
  if (!(error instanceof ApiError) || typeof error.details !== 'object' || error.details === null)
    return null;
  const page: unknown = Reflect.get(error.details, 'page');
  return page === 'ours' || page === 'theirs' ? page : null;
}
