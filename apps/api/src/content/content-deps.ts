import type { ContentItem } from '@visible-ai/shared/content/schema';
import type { Db } from '../db/database.ts';

/** What the use cases around kept content stand on. */
export interface ContentDeps {
  db: Db;
  /** Makes a Q&A section harmless; what is allowed comes out unchanged. */
  sanitiseQa(html: string): Promise<string>;
  /** The same questions as Markdown and as FAQPage JSON-LD. */
  qaDownloads(html: string): ContentItem['downloads'];
  now(): Date;
}
