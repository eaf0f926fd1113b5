import type { ContentItem, ContentRevision, ContentType } from '@visible-ai/shared/content/schema';
import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { findContent, listContents, listRevisions } from './content-store.ts';
import { presentContent } from './present-content.ts';

/** The owner's content as the API shows it, newest first. */
export async function listContent(
  deps: ContentDeps,
  ownerId: string,
  { type, since }: { type?: ContentType | undefined; since?: string | undefined },
): Promise<ContentItem[]> {
  const filter = { type, since: since === undefined ? undefined : new Date(since) };
  const rows = await listContents(deps.db, ownerId, filter);
  return rows.map((row) => presentContent(deps, row));
}

/**
 * What a content was, newest first; the first one is what it is now.
 *
 * @throws AppError not_found.
 */
export async function listContentRevisions(
  { db }: ContentDeps,
  ownerId: string,
  id: string,
): Promise<ContentRevision[]> {
  if (!(await findContent(db, ownerId, id)))
    throw new AppError('not_found', { text: 'There is no such content' });
  const rows = await listRevisions(db, id);
  return rows.map((row) => ({
    id: row.id,
    origin: row.origin,
    content_text: row.contentText,
    created_at: row.createdAt.toISOString(),
  }));
}
