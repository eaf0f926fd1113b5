import type { WrittenFile } from '@visible-ai/engine';
import { contentKinds } from '@visible-ai/engine';
import type { JobProgress } from '@visible-ai/shared/content/schema';
import { storableText } from '@visible-ai/shared/content/storable-text';
import type { Db } from '../../db/database.ts';
import { wakeForWaiting } from '../../infra/leased-jobs/claim-next.ts';
import {
  type ContentRow,
  findContent,
  insertContent,
  lockContent,
  storeVersion,
} from '../store/content-store.ts';
import type { Claim } from './claim-job.ts';
import { type GenerationRequest, requestKey } from './generation-request.ts';
import { generation, type JobDeps } from './job-deps.ts';
import { endJob, linkContent } from './job-store.ts';

/** `done`; `lost` if another run ended the job; `gone` if the content to generate again was deleted. */
export type Finish = 'done' | 'lost' | 'gone';

/** If an edit was saved between the merge and the transaction, we merge again, at most this often. */
const MOST_MERGES = 5;

type Merged = Pick<WrittenFile, 'text' | 'notes'>;

class ContentMoved extends Error {}
class ContentGone extends Error {}

/** Merges the new text with the changes that its owner made by hand since the last generation. */
async function mergeInto(
  deps: JobDeps,
  row: ContentRow,
  request: GenerationRequest,
  written: string,
): Promise<Merged> {
  const { contentText: mine, generatedText: base } = row;
  if (request.regenerate?.handEdits !== 'keep' || mine === base) return { text: written, notes: [] };
  return contentKinds[row.contentType].merge(deps, { base, mine, theirs: written });
}

/** The result of a run. */
export interface Result {
  request: GenerationRequest;
  written: WrittenFile;
  progress: JobProgress;
}

interface Version {
  request: GenerationRequest;
  written: WrittenFile;
  merged: Merged;
  /** The content that is generated again, in the version that was merged. */
  row: ContentRow | null;
}

async function storeContent(deps: JobDeps, tx: Db, ownerId: string, version: Version): Promise<string> {
  const { request, written, merged, row } = version;
  const now = deps.now();
  const generated = {
    contentText: merged.text,
    generatedText: written.text,
    notes: [...written.notes, ...merged.notes].map(storableText),
    agents: written.agents,
    request,
    requestKey: requestKey(request),
    generatedAt: now,
  };
  if (!row) {
    const { contentType, url: websiteUrl } = request;
    const moments = { createdAt: now, updatedAt: now };
    const kept = await insertContent(tx, { ...generated, ownerId, contentType, websiteUrl, ...moments });
    return kept.id;
  }
  const locked = await lockContent(tx, ownerId, row.id);
  if (!locked) throw new ContentGone();
  if (locked.updatedAt.getTime() !== row.updatedAt.getTime()) throw new ContentMoved();
  await storeVersion(tx, locked, generated, 'regenerated', now);
  return row.id;
}

async function tryToFinish(
  deps: JobDeps,
  { job, worker }: Claim,
  { request, written, progress }: Result,
): Promise<Finish> {
  const { db } = deps;
  const row = request.regenerate ? await findContent(db, job.ownerId, request.regenerate.contentId) : null;
  if (request.regenerate && !row) return 'gone';
  const merged = row ? await mergeInto(deps, row, request, written.text) : { text: written.text, notes: [] };
  return db.transaction(async (tx) => {
    const completed = { ...progress, status: 'completed', completedAt: deps.now() } as const;
    // First, so that only one of two runs of a job continues; the other waits here and then finds the job
    // ended.
    if (!(await endJob(tx, { id: job.id, worker }, completed))) return 'lost';
    const contentId = await storeContent(deps, tx, job.ownerId, { request, written, merged, row });
    await linkContent(tx, job.id, contentId);
    const { contentType, url: websiteUrl } = request;
    const { ownerId } = job;
    await deps.onWritten(tx, { ownerId, contentId, contentType, websiteUrl, regenerated: row !== null });
    await wakeForWaiting(deps, tx, generation);
    return 'done';
  });
}

/**
 * Ends a run: content, revision, job and the stored pages change in one transaction, and only while the job
 * runs and belongs to this run.
 */
export async function finishJob(deps: JobDeps, claim: Claim, result: Result): Promise<Finish> {
  const text = storableText(result.written.text);
  const kind = contentKinds[result.request.contentType];
  const written = { ...result.written, text: await kind.sanitise(deps, text) };
  for (let tries = 0; tries < MOST_MERGES; tries += 1) {
    try {
      const finish = await tryToFinish(deps, claim, { ...result, written });
      if (finish === 'done') deps.queue.wake(generation.queue);
      return finish;
    } catch (error) {
      if (error instanceof ContentGone) return 'gone';
      if (!(error instanceof ContentMoved)) throw error;
    }
  }
  throw new Error('The content changed faster than it could be written');
}
