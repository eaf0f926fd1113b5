import type { ContentType } from '@visible-ai/shared/content/schema';

/** The beginning of the cache keys of all lists of content. */
export const contentKey = ['content'] as const;

/** What a list of content is narrowed to. */
export interface ContentFilter {
  type: ContentType | null;
  search: string;
}

/** The cache key of a list that is loaded page by page. */
export const contentListKey = (filter?: ContentFilter) =>
  filter ? ([...contentKey, 'list', filter] as const) : ([...contentKey, 'list'] as const);
