import { useMutation } from '@tanstack/react-query';
import type { PageComparison } from '@visible-ai/shared/compare/schema';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';

/** The addresses of one of our pages and of somebody else's page. */
export interface TwoPages {
  ours: string;
  theirs: string;
}

/** Compares two pages by the same checks. The call, and zod with it, is loaded when it is needed. */
export const useComparison = () =>
  useMutation<PageComparison, Error, TwoPages>({
    mutationFn: async (body) => {
      const { comparePages } = await import('@visible-ai/shared/compare/endpoints');
      return call(comparePages, { body });
    },
  });

/** Which of the two pages could not be read; null if the error has another reason. */
export function unreadPage(error: Error): 'ours' | 'theirs' | null {
  if (!(error instanceof ApiError) || typeof error.details !== 'object' || error.details === null)
    return null;
  const page: unknown = Reflect.get(error.details, 'page');
  return page === 'ours' || page === 'theirs' ? page : null;
}
