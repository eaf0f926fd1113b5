import { AppError } from '../../http/app-error.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { ContentDeps } from '../content-deps.ts';
import { contentKinds } from '../kinds/all-kinds.ts';
import { findContent } from './content-store.ts';

/**
 * The owner's content as the file it is for.
 *
 * @throws AppError not_found.
 */
export async function downloadContent(deps: ContentDeps, ownerId: string, id: string): Promise<FileAnswer> {
  const row = await findContent(deps.db, ownerId, id);
  if (!row) throw new AppError('not_found', { text: 'There is no such content' });
  const { contentType, contentText, updatedAt } = row;
  const kind = contentKinds[contentType];
  return {
    mediaType: kind.mediaType,
    fileName: kind.fileName,
    version: contentText,
    modified: updatedAt,
    open: () => [kind.present.file(deps, contentText)],
  };
}
