import { contentKinds } from '@visible-ai/engine';
import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import {
  type ContentRow,
  findContent,
  findRevision,
  lockContent,
  type RevisionRow,
  storeVersion,
} from './content-store.ts';
import { presentContent } from './present-content.ts';

const missing = () => new AppError('not_found', { text: 'There is no such content' });

interface Change {
  text: string;
  /** The `updated_at` of the version that was changed. */
  basedOn: Date;
  origin: RevisionRow['origin'];
}

async function saveUnlessNewer(
  deps: ContentDeps,
  ownerId: string,
  id: string,
  { text, basedOn, origin }: Change,
): Promise<ContentRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockContent(tx, ownerId, id);
    if (!row) throw missing();
    if (row.updatedAt.getTime() !== basedOn.getTime())
      throw new AppError('conflict', { details: presentContent(deps, row) });
    if (row.contentText === text) return row;
    return storeVersion(tx, row, { contentText: text }, origin, deps.now());
  });
}

/**
 * Saves a manual edit as a new revision. The same text again is no edit.
 *
 * @throws AppError not_found; conflict with the newer item in `details` if somebody saved since `basedOn`.
 */
export async function saveContent(
  deps: ContentDeps,
  ownerId: string,
  id: string,
  change: { text: string; basedOn: Date },
): Promise<ContentRow> {
  const row = await findContent(deps.db, ownerId, id);
  if (!row) throw missing();
  const { mostCharacters, sanitise } = contentKinds[row.contentType];
  if (change.text.length > mostCharacters)
    throw new AppError('invalid_input', { text: `Content can have at most ${mostCharacters} characters` });
  const text = await sanitise(deps, change.text);
  return saveUnlessNewer(deps, ownerId, id, { ...change, text, origin: 'edited' });
}

/**
 * Restores an earlier revision, as a new revision.
 *
 * @throws AppError not_found for content or revision; conflict as `saveContent`.
 */
export async function restoreRevision(
  deps: ContentDeps,
  ownerId: string,
  id: string,
  change: { revisionId: string; basedOn: Date },
): Promise<ContentRow> {
  const row = await findContent(deps.db, ownerId, id);
  const revision = row && (await findRevision(deps.db, row.id, change.revisionId));
  if (!row || !revision) throw missing();
  // Sanitised again: the revision was stored under older rules.
  const text = await contentKinds[row.contentType].sanitise(deps, revision.contentText);
  return saveUnlessNewer(deps, ownerId, id, { basedOn: change.basedOn, text, origin: 'restored' });
}
