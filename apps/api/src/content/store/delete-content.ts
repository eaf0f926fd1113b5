import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { type ContentRow, findContent, markDeleted, purgeDeleted, unmarkDeleted } from './content-store.ts';

/** Deleted content can be brought back for so long. */
const KEPT_MS = 30 * 24 * 3_600_000;

const missing = () => new AppError('not_found', { text: 'There is no such content' });
const keptSince = (now: Date) => new Date(now.getTime() - KEPT_MS);

/**
 * Deletes content; it can be brought back for 30 days.
 *
 * @throws AppError not_found.
 */
export async function deleteContent({ db, now }: ContentDeps, ownerId: string, id: string): Promise<void> {
  if (!(await markDeleted(db, ownerId, id, now()))) throw missing();
}

/**
 * Brings deleted content back. What was brought back already stays as it is.
 *
 * @throws AppError not_found.
 */
export async function undeleteContent(
  { db, now }: ContentDeps,
  ownerId: string,
  id: string,
): Promise<ContentRow> {
  const row =
    (await unmarkDeleted(db, ownerId, id, keptSince(now()))) ?? (await findContent(db, ownerId, id));
  if (!row) throw missing();
  return row;
}

/** Removes for good what was deleted 30 days ago. */
export const purgeDeletedContent = ({ db, now }: Pick<ContentDeps, 'db' | 'now'>): Promise<void> =>
  purgeDeleted(db, keptSince(now()));
