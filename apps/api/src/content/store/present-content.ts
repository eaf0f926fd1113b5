import type { KindTools } from '@visible-ai/engine';
import { contentKinds } from '@visible-ai/engine';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import type { ContentRow } from './content-store.ts';

/** Stored content as the API shows it. */
export function presentContent(deps: KindTools, row: ContentRow): ContentItem {
  return {
    id: row.id,
    website_url: row.websiteUrl,
    content_type: row.contentType,
    content_text: row.contentText,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    edited: row.contentText !== row.generatedText,
    notes: row.notes,
    agents: row.agents,
    downloads: contentKinds[row.contentType].present.downloads(deps, row.contentText),
  };
}
