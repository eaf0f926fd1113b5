import type { WrittenFile } from '@visible-ai/engine';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { and, eq } from 'drizzle-orm';
import {
  type ContentRow,
  holdOwnContent,
  keepRewritten,
  mergeAgain,
  type Rewritten,
  readOwnContent,
} from '../../content/rewrite-content.ts';
import type { Db } from '../../db/database.ts';
import { fileRefreshes, siteRefreshes } from '../../db/schema/hosting.ts';
import { isHeld } from '../../infra/leased-jobs/hold-lease.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import { holdSite } from '../hosting-access.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { findHosting } from '../hosting-store.ts';
import { replaceFiles } from '../publishing/replace-files.ts';
import { lineChanges } from './line-changes.ts';
import { refreshJobs } from './refresh-jobs.ts';
import {
  type FileRefreshRow,
  isServedAsKept,
  replaceWaiting,
  type SiteRefreshRow,
  updateFileRefresh,
} from './refresh-store.ts';

/** If an edit was saved between the merge and the transaction, we merge again, at most this often. */
const MOST_MERGES = 5;

class ContentMoved extends Error {}

/** A note for its owner. */
export const EDITS_WAIT = 'What is kept has edits that are not published yet: approving publishes them too.';

interface Proposal {
  lease: Lease;
  refresh: SiteRefreshRow;
  file: FileRefreshRow;
  written: WrittenFile;
}

/** The new version of a content, and in how many lines it differs from the stored one. */
export function measured(row: ContentRow, rewritten: Rewritten) {
  const changes = lineChanges(row.contentText, rewritten.text);
  const added = changes.filter(({ sign }) => sign === '+').length;
  return {
    before: row.contentText,
    after: rewritten.text,
    written: rewritten.written.text,
    agents: rewritten.written.agents,
    basedOn: row.updatedAt,
    conflicts: rewritten.conflicts,
    notes: rewritten.notes,
    ...{ added, removed: changes.length - added },
  };
}

type Measured = ReturnType<typeof measured>;

/** What decides who may read a site is never published without a person. */
const onlyAdds = ({ kind }: FileRefreshRow, { added, removed, conflicts }: Measured) =>
  !kindOf(kind).decidesAccess && added > 0 && removed === 0 && conflicts === 0;

async function store(
  deps: RefreshDeps,
  tx: Db,
  { lease, refresh, file, written }: Proposal,
  merged: { row: ContentRow; rewritten: Rewritten },
): Promise<'done' | 'lost'> {
  const { siteId, ownerId } = refresh;
  const now = deps.now();
  const site = await holdSite(tx, ownerId, siteId);
  const [held] = await tx
    .select({ id: siteRefreshes.id })
    .from(siteRefreshes)
    .where(isHeld(refreshJobs, lease))
    .for('no key update');
  const hosting = await findHosting(tx, siteId);
  if (!held || !hosting) return 'lost';
  const row = await holdOwnContent(tx, ownerId, file.contentId);
  if (row?.updatedAt.getTime() !== merged.row.updatedAt.getTime()) throw new ContentMoved();
  const change = measured(row, merged.rewritten);
  const servedAsKept = await isServedAsKept(tx, siteId, row.id);
  if (servedAsKept === null) {
    // The file was unpublished meanwhile: nobody waits for this proposal.
    await tx.delete(fileRefreshes).where(eq(fileRefreshes.id, file.id));
    return 'done';
  }
  await replaceWaiting(tx, row.id, file.id, now);
  if (change.after === row.contentText) {
    const { notes, conflicts } = change;
    await updateFileRefresh(tx, file.id, { status: 'unchanged', notes, conflicts });
    return 'done';
  }
  if (hosting.additions && servedAsKept && onlyAdds(file, change)) {
    const { rewritten } = merged;
    const content = await keepRewritten(deps, tx, row, { ...rewritten, written });
    await replaceFiles(tx, { site, content, now });
    await updateFileRefresh(tx, file.id, { ...change, status: 'published', decidedAt: now });
    return 'done';
  }
  const notes = servedAsKept ? change.notes : [EDITS_WAIT, ...change.notes];
  await updateFileRefresh(tx, file.id, { ...change, notes, status: 'waiting' });
  return 'done';
}

/**
 * Stores a newly generated text as a proposal for its owner to approve. If it only adds, and the owner allows
 * this, it is published at once. It is one transaction, only while the refresh belongs to this run.
 *
 * @returns `lost` if it does not, or if hosting was switched off.
 */
export async function proposeChange(
  deps: RefreshDeps,
  proposal: Proposal,
): Promise<'done' | 'lost' | 'gone'> {
  const { refresh, file, written } = proposal;
  for (let tries = 0; tries < MOST_MERGES; tries += 1) {
    const row = await readOwnContent(deps.db, refresh.ownerId, file.contentId);
    if (!row) return 'gone';
    const rewritten = { written, ...(await mergeAgain(deps.tools, row, written)) };
    try {
      return await deps.db.transaction((tx) => store(deps, tx, proposal, { row, rewritten }));
    } catch (error) {
      if (!(error instanceof ContentMoved)) throw error;
    }
  }
  throw new Error('The content changed faster than it could be written');
}

/** Records that a file could not be generated again; the served file stays. */
export async function failFile(db: Db, id: string, error: string, now: Date): Promise<void> {
  await db
    .update(fileRefreshes)
    .set({ status: 'failed', error, decidedAt: now })
    .where(and(eq(fileRefreshes.id, id), eq(fileRefreshes.status, 'reading')));
}
