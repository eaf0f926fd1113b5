import { contentKinds } from '@visible-ai/engine';
import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { findContent } from './content-store.ts';

/**
 * Fetches what the site serves now and compares it with the stored content.
 *
 * @throws AppError not_found.
 */
export async function checkLive(
  deps: ContentDeps,
  ownerId: string,
  id: string,
  signal: AbortSignal,
): Promise<LiveCheck> {
  const row = await findContent(deps.db, ownerId, id);
  if (!row) throw new AppError('not_found', { text: 'There is no such content' });
  const { contentType, websiteUrl, contentText: text } = row;
  return contentKinds[contentType].live(deps, { websiteUrl, text }, signal);
}
