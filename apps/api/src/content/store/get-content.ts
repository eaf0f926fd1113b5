import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { type ContentRow, findContent } from './content-store.ts';

/**
 * The owner's content.
 *
 * @throws AppError not_found, also for another account's.
 */
export async function getContent({ db }: ContentDeps, ownerId: string, id: string): Promise<ContentRow> {
  const row = await findContent(db, ownerId, id);
  if (!row) throw new AppError('not_found', { text: 'There is no such content' });
  return row;
}
