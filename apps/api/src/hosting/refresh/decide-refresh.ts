import type { FileRefresh, FullFileRefresh } from '@visible-ai/shared/hosting/schema';
import { holdOwnContent, keepRewritten, mergeAgain, readOwnContent } from '../../content/rewrite-content.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SiteRow } from '../../sites/site-store.ts';
import { holdSite, requireHosting, requireSite } from '../hosting-access.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { replaceFiles } from '../publishing/replace-files.ts';
import { presentFullRefresh, presentRefresh } from './present-refresh.ts';
import { EDITS_WAIT, measured } from './propose-change.ts';
import { type FileRefreshRow, findFileRefresh, updateFileRefresh } from './refresh-store.ts';

type Deps = Pick<RefreshDeps, 'db' | 'now' | 'tools'>;

interface Asked {
  ownerId: string;
  siteId: string;
  refreshId: string;
}

const missing = () => new AppError('not_found', { text: 'There is no such refresh' });

/** @throws AppError not_found. */
export async function getFileRefresh({ db }: Pick<Deps, 'db'>, asked: Asked): Promise<FullFileRefresh> {
  await requireSite(db, asked.ownerId, asked.siteId);
  const row = await findFileRefresh(db, asked.siteId, asked.refreshId);
  if (!row) throw missing();
  return presentFullRefresh(row);
}

class ContentMoved extends Error {}

/**
 * Whether it must still be decided. @throws AppError conflict if it was decided otherwise or does not wait
 * any more.
 */
function requireWaiting(row: FileRefreshRow, approve: boolean): 'waiting' | 'decided' {
  if (row.status === 'waiting') return 'waiting';
  if (row.status === (approve ? 'approved' : 'declined')) return 'decided';
  const why = row.status === 'replaced' ? 'A newer refresh waits in its place.' : 'It is no longer waiting.';
  throw new AppError('conflict', { text: why, details: presentRefresh(row) });
}

async function approveIn(deps: Deps, tx: Db, site: SiteRow, row: FileRefreshRow): Promise<FileRefreshRow> {
  const content = await holdOwnContent(tx, site.ownerId, row.contentId);
  if (!content || row.after === null || row.written === null) throw missing();
  if (content.updatedAt.getTime() !== row.basedOn?.getTime()) throw new ContentMoved();
  const { after: text, agents } = row;
  const notes = row.notes.filter((note) => note !== EDITS_WAIT);
  const kept = await keepRewritten(deps, tx, content, {
    text,
    notes,
    written: { text: row.written, agents },
  });
  await replaceFiles(tx, { site, content: kept, now: deps.now() });
  return updateFileRefresh(tx, row.id, { status: 'approved', decidedAt: deps.now() });
}

/**
 * Merges a waiting proposal with later edits by hand: otherwise the published text would not be what its
 * owner saw.
 */
async function mergeOnceMore(deps: Deps, asked: Asked): Promise<FileRefreshRow | null> {
  const { db } = deps;
  const row = await findFileRefresh(db, asked.siteId, asked.refreshId);
  const content = row && (await readOwnContent(db, asked.ownerId, row.contentId));
  if (!row || !content || row.written === null) return null;
  const written = { text: row.written, agents: row.agents, notes: [] };
  const merged = await mergeAgain(deps.tools, content, written);
  const change = measured(content, { written, ...merged });
  return db.transaction(async (tx) => {
    await holdSite(tx, asked.ownerId, asked.siteId);
    const now = await findFileRefresh(tx, asked.siteId, asked.refreshId);
    if (now?.status !== 'waiting') return now;
    const isNothing = change.after === change.before;
    return updateFileRefresh(tx, row.id, {
      ...change,
      notes: [EDITS_WAIT, ...change.notes],
      ...(isNothing ? { status: 'unchanged', decidedAt: deps.now() } : {}),
    });
  });
}

/**
 * Approves the change that a refresh proposes, which stores and publishes it, or declines it. The same
 * decision again changes nothing. Declining needs no plan.
 *
 * @throws AppError not_found, plan_limit; conflict if it was decided otherwise, or if the content was edited
 * by hand since it was shown: then it was merged again and waits.
 */
export async function decideRefresh(deps: Deps, asked: Asked, approve: boolean): Promise<FileRefresh> {
  const { ownerId, siteId, refreshId } = asked;
  try {
    const row = await deps.db.transaction(async (tx) => {
      const site = await holdSite(tx, ownerId, siteId);
      const found = await findFileRefresh(tx, siteId, refreshId);
      if (!found) throw missing();
      if (requireWaiting(found, approve) === 'decided') return found;
      if (!approve) return updateFileRefresh(tx, refreshId, { status: 'declined', decidedAt: deps.now() });
      await requireHosting(tx, ownerId);
      return approveIn(deps, tx, site, found);
    });
    return presentRefresh(row);
  } catch (error) {
    if (!(error instanceof ContentMoved)) throw error;
    const row = await mergeOnceMore(deps, asked);
    throw new AppError('conflict', {
      text: 'The file was changed by hand since this was made: look at what would change now.',
      details: row ? presentRefresh(row) : undefined,
    });
  }
}
