import { type ContentItem, type ContentSummary, EXCERPT_CHARACTERS } from '@visible-ai/shared/content/schema';

/** A content as a list shows it. During an upgrade a server of the previous version still sends whole texts. */
export function summaryOf(item: ContentItem | ContentSummary): ContentSummary {
  if ('excerpt' in item) return item;
  const { content_text: text, downloads, ...rest } = item;
  return {
    ...rest,
    excerpt: text.slice(0, EXCERPT_CHARACTERS),
    whole: text.length <= EXCERPT_CHARACTERS,
    size: new Blob([text]).size,
    agents: item.agents?.length ?? 0,
  };
}
