import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentItem, ContentType } from '@visible-ai/shared/content/schema';

/** The content of a kind that contains every word of the search in its address, its label or its text. */
export function filterContent(
  content: readonly ContentItem[],
  { type, search }: { type: ContentType | null; search: string },
): ContentItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return content.filter((item) => {
    if (type && item.content_type !== type) return false;
    const text = `${item.website_url} ${kindOf(item.content_type).label} ${item.content_text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
