import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { type ContentRow, findContent, markDeleted, purgeDeleted, unmarkDeleted } from './content-store.ts';

/** Deleted content can be restored for this long. */
const KEPT_MS = 30 * 24 * 3_600_000;

const missing = () => new AppError('not_found', { text: 'There is no such content' });
const keptSince = (now: Date) => new Date(now.getTime() - KEPT_MS);

/**
 * Deletes content; it can be restored for 30 days.
 *
 * @throws AppError not_found.
 */
export async function deleteContent({ db, now }: ContentDeps, ownerId: string, id: string): Promise<void> {
  if (!(await markDeleted(db, ownerId, id, now()))) throw missing();
}

/**
 * Restores deleted content. Content that is already restored stays as it is.
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

/** Removes content for good that was deleted 30 days ago. */
export const purgeDeletedContent = ({ db, now }: Pick<ContentDeps, 'db' | 'now'>): Promise<void> =>
  purgeDeleted(db, keptSince(now()));
