import type { QueryClient } from '@tanstack/react-query';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { contentKey } from './content-key.ts';

interface ContentList {
  content: ContentItem[];
}

/** Puts the newer version of a content into the list that is shown. */
export function replaceContent(queryClient: QueryClient, item: ContentItem): void {
  queryClient.setQueryData<ContentList>(
    contentKey,
    (list) => list && { content: list.content.map((known) => (known.id === item.id ? item : known)) },
  );
}
