import { type ContentSummary, EXCERPT_CHARACTERS } from '@visible-ai/shared/content/schema';
import type { SummaryRow } from './content-store.ts';

/** Stored content as a list shows it: the beginning of its text. */
export function presentSummary(row: SummaryRow): ContentSummary {
  // Characters as the database counts them: half of an emoji is none.
  const characters = [...row.beginning];
  return {
    id: row.id,
    website_url: row.websiteUrl,
    content_type: row.contentType,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    edited: row.edited,
    notes: row.notes,
    excerpt: characters.slice(0, EXCERPT_CHARACTERS).join(''),
    whole: characters.length <= EXCERPT_CHARACTERS,
    size: row.size,
    agents: row.agents,
  };
}
