import { useQuery } from '@tanstack/react-query';
import { getContent } from '@visible-ai/shared/content/endpoints';
import type { ContentItem, ContentSummary } from '@visible-ai/shared/content/schema';
import { useState } from 'react';
import { toastFailure } from '@/components/toast-failure.ts';
import { call } from '@/lib/api-client.ts';

/** A content with its text as it is now, which lists do not have. */
export const loadContent = (id: string, signal?: AbortSignal): Promise<ContentItem> =>
  call(getContent, { params: { id } }, signal ? { signal } : {});

/** A content with its text, for a panel that shows it. Each save changes the cache key. */
export const useWholeContent = ({ id, updated_at }: ContentSummary) =>
  useQuery({
    queryKey: ['whole-content', id, updated_at],
    queryFn: ({ signal }) => loadContent(id, signal),
    refetchOnWindowFocus: false,
  });

/**
 * Loads the text when a button needs it, one button at a time. If that fails, a toast says why.
 *
 * @returns which button waits, and a function that loads the text and passes it on.
 */
export function useTextFor<Button extends string>() {
  const [waiting, setWaiting] = useState<Button | null>(null);
  const withText = async (
    button: Button,
    { id }: ContentSummary,
    failed: string,
    use: (item: ContentItem) => void,
  ): Promise<void> => {
    if (waiting !== null) return;
    setWaiting(button);
    try {
      use(await loadContent(id));
    } catch (error) {
      toastFailure(error, failed);
    } finally {
      setWaiting(null);
    }
  };
  return { waiting, withText };
}
