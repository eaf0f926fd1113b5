import { useQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { call } from '@/lib/api-client.ts';

/** How many of the newest files are shown. */
export const FILES_SHOWN = 4;

/** A page of the list holds fewer files if they are large. */
async function loadRecent(signal: AbortSignal): Promise<{ content: ContentItem[] }> {
  const content: ContentItem[] = [];
  let cursor: string | null = null;
  do {
    const page: { content: ContentItem[]; nextCursor: string | null } = await call(
      listContent,
      { query: cursor === null ? {} : { cursor } },
      { signal },
    );
    content.push(...page.content);
    cursor = page.nextCursor;
  } while (cursor !== null && content.length < FILES_SHOWN);
  return { content };
}

/** The account's newest files, newest first: as many as are shown, if there are as many. */
export const useRecentContent = () =>
  useQuery({
    queryKey: ['content', 'recent'],
    queryFn: ({ signal }) => loadRecent(signal),
    refetchOnMount: 'always',
  });
