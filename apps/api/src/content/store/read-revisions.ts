import type { listRevisions as listEndpoint } from '@visible-ai/shared/content/endpoints';
import type { ContentRevision } from '@visible-ai/shared/content/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { findRevision, hasContent, listRevisions } from './content-store.ts';

/**
 * The versions of a content, newest first, without the texts; the first one is the current one.
 *
 * @throws AppError not_found.
 */
export async function listContentRevisions(
  { db }: ContentDeps,
  ownerId: string,
  id: string,
  cursor: string | undefined,
): Promise<EndpointResult<typeof listEndpoint>> {
  if (!(await hasContent(db, ownerId, id)))
    throw new AppError('not_found', { text: 'There is no such content' });
  const { page, nextCursor } = await listRevisions(db, id, cursor);
  return {
    revisions: page.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })),
    nextCursor,
  };
}

/**
 * One revision with its text.
 *
 * @throws AppError not_found for content or revision.
 */
export async function readRevision(
  { db }: ContentDeps,
  ownerId: string,
  id: string,
  revisionId: string,
): Promise<ContentRevision> {
  const row = (await hasContent(db, ownerId, id)) && (await findRevision(db, id, revisionId));
  if (!row) throw new AppError('not_found', { text: 'There is no such revision' });
  return {
    id: row.id,
    origin: row.origin,
    size: Buffer.byteLength(row.contentText),
    content_text: row.contentText,
    created_at: row.createdAt.toISOString(),
  };
}
