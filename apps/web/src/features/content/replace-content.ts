import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ContentItem, ContentSummary } from '@visible-ai/shared/content/schema';
import { contentListKey } from './content-key.ts';
import { summaryOf } from './summary-of.ts';

type ContentPages = InfiniteData<{ content: ContentSummary[]; nextCursor: string | null }>;

/** Replaces a content in the shown lists with its newer version. */
export function replaceContent(queryClient: QueryClient, item: ContentItem): void {
  const newer = (known: ContentSummary) => (known.id === item.id ? summaryOf(item) : known);
  queryClient.setQueriesData<ContentPages>(
    { queryKey: contentListKey() },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, content: page.content.map(newer) })) },
  );
}
