import { contentKinds } from '@visible-ai/engine';
import type { FileAnswer } from '../../http/send-file.ts';
import type { ContentDeps } from '../content-deps.ts';
import { getContent } from './get-content.ts';

/**
 * The owner's content as the file for the site.
 *
 * @throws AppError not_found.
 */
export async function downloadContent(deps: ContentDeps, ownerId: string, id: string): Promise<FileAnswer> {
  const { contentType, contentText, updatedAt } = await getContent(deps, ownerId, id);
  const kind = contentKinds[contentType];
  return {
    mediaType: kind.mediaType,
    fileName: kind.fileName,
    version: contentText,
    modified: updatedAt,
    open: async function* () {
      yield await kind.present.file(deps, contentText);
    },
  };
}
