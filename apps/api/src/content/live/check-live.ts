import type { LiveCheck } from '@visible-ai/shared/content/schema';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findContent } from '../store/content-store.ts';
import { checkLiveFile } from './check-live-file.ts';
import { checkLiveQuestions, type LineFinders } from './check-live-questions.ts';
import type { OpenFetch } from './fetch-live.ts';

export interface LiveDeps {
  db: Db;
  openFetch: OpenFetch;
  pool: LineFinders;
}

/**
 * Fetches what stands at the site now and says whether it is what is kept here.
 *
 * @throws AppError not_found.
 */
export async function checkLive(
  deps: LiveDeps,
  ownerId: string,
  id: string,
  signal: AbortSignal,
): Promise<LiveCheck> {
  const row = await findContent(deps.db, ownerId, id);
  if (!row) throw new AppError('not_found', { text: 'There is no such content' });
  const { contentType: type, websiteUrl, contentText: text } = row;
  if (type === 'qa_section') return checkLiveQuestions(deps, { websiteUrl, text }, signal);
  return checkLiveFile(deps.openFetch, { type, websiteUrl, text }, signal);
}
