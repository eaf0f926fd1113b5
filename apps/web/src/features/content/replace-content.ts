import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { contentKey } from './content-key.ts';

type ContentPages = InfiniteData<{ content: ContentItem[]; nextCursor: string | null }>;

/** Replaces a content in the shown list with its newer version. */
export function replaceContent(queryClient: QueryClient, item: ContentItem): void {
  const newer = (known: ContentItem) => (known.id === item.id ? item : known);
  queryClient.setQueryData<ContentPages>(
    contentKey,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, content: page.content.map(newer) })) },
  );
}
