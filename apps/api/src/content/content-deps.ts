import type { KindTools } from '@visible-ai/engine';
import type { ContentType } from '@visible-ai/shared/content/schema';
import type { Db } from '../db/database.ts';

export interface WrittenContent {
  ownerId: string;
  contentId: string;
  contentType: ContentType;
  websiteUrl: string;
  /** Whether it was generated again. */
  regenerated: boolean;
}

/** What the use cases about stored content need. */
export interface ContentDeps extends KindTools {
  db: Db;
  now(): Date;
  /** Called for each generated file, in the transaction that stores it. */
  onWritten(tx: Db, written: WrittenContent): Promise<void>;
}
