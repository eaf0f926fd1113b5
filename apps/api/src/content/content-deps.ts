import type { KindTools } from '@visible-ai/engine';
import type { ContentType } from '@visible-ai/shared/content/schema';
import type { Db } from '../db/database.ts';

export interface WrittenContent {
  ownerId: string;
  contentId: string;
  contentType: ContentType;
  websiteUrl: string;
  /** Whether it was written again. */
  regenerated: boolean;
}

/** What the use cases around kept content stand on. */
export interface ContentDeps extends KindTools {
  db: Db;
  now(): Date;
  /** Told of each file that was written, in the transaction that keeps it. */
  onWritten(tx: Db, written: WrittenContent): Promise<void>;
}
