import { spendCredit } from '../../accounts/credits.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { currentRequestId } from '../../infra/logger/request-scope.ts';
import { type ContentRow, findContent, findGenerated } from '../store/content-store.ts';
import {
  type AskedGeneration,
  type GenerationRequest,
  jobKey,
  requestKey,
  toGenerationRequest,
} from './generation-request.ts';
import { generation, type JobDeps } from './job-deps.ts';
import { findRunningJob, insertJob, markCreditSpent, removeJob } from './job-store.ts';

/** The same request within this time gets the existing result. */
const FRESH_MS = 24 * 3_600_000;

export type StartedGeneration = { kind: 'cached'; content: ContentRow } | { kind: 'running'; jobId: string };

type StartDeps = Pick<JobDeps, 'db' | 'queue' | 'now'>;

async function payFor(tx: Db, ownerId: string, jobId: string): Promise<void> {
  const paid = await spendCredit(tx, ownerId);
  if (paid === 'none') throw new AppError('not_entitled');
  if (paid === 'spent') await markCreditSpent(tx, jobId);
}

/** Null if the same request is already running. */
async function createJob(
  { db, queue, now }: StartDeps,
  ownerId: string,
  request: GenerationRequest,
): Promise<StartedGeneration | null> {
  const { contentType, url: websiteUrl } = request;
  return db.transaction(async (tx) => {
    const createdAt = now();
    const key = jobKey(request);
    const job = await insertJob(tx, {
      ownerId,
      websiteUrl,
      contentType,
      request,
      requestKey: key,
      requestId: currentRequestId() ?? null,
      createdAt,
    });
    if (!job) return null;
    // We look after the insert: a job that has just ended has stored its content.
    const fresh = new Date(createdAt.getTime() - FRESH_MS);
    const content = request.regenerate ? null : await findGenerated(tx, ownerId, requestKey(request), fresh);
    if (content) {
      await removeJob(tx, job.id);
      return { kind: 'cached', content };
    }
    await payFor(tx, ownerId, job.id);
    await queue.send(tx, generation.queue, { jobId: job.id }, { key: job.id });
    return { kind: 'running', jobId: job.id };
  });
}

async function requestOf(
  { db }: StartDeps,
  ownerId: string,
  asked: AskedGeneration,
): Promise<GenerationRequest> {
  if (!asked.regenerate) return toGenerationRequest(asked);
  const content = await findContent(db, ownerId, asked.regenerate.contentId);
  if (content?.contentType !== asked.contentType)
    throw new AppError('not_found', { text: 'There is no such content' });
  return toGenerationRequest(asked, content.request);
}

/** Without the wake-up: a worker that is woken before the commit would find no job. */
async function startOne(
  deps: StartDeps,
  ownerId: string,
  asked: AskedGeneration,
): Promise<StartedGeneration> {
  const request = await requestOf(deps, ownerId, asked);
  // The running job can end between the two queries: then we find its content, or start a new job.
  for (let tries = 0; tries < 5; tries += 1) {
    const started = await createJob(deps, ownerId, request);
    if (started) return started;
    const running = await findRunningJob(deps.db, ownerId, jobKey(request));
    if (running) return { kind: 'running', jobId: running.id };
  }
  throw new AppError('unavailable');
}

/**
 * Starts to generate content in the background. The job, its credit and the queue's message are one
 * transaction. The same request joins the running job, and gets its result for 24 hours, unless it is to be
 * generated again.
 *
 * @throws AppError not_found for a content to generate again that is not the owner's; not_entitled without a
 * credit.
 */
export async function startGeneration(
  deps: StartDeps,
  ownerId: string,
  asked: AskedGeneration,
): Promise<StartedGeneration> {
  const started = await startOne(deps, ownerId, asked);
  if (started.kind === 'running') deps.queue.wake(generation.queue);
  return started;
}

/**
 * Starts several in one transaction: when one cannot be paid, none takes a credit.
 *
 * @throws AppError as `startGeneration`.
 */
export async function startGenerations(
  deps: StartDeps,
  ownerId: string,
  asked: readonly AskedGeneration[],
): Promise<StartedGeneration[]> {
  const started = await deps.db.transaction(async (tx) => {
    const files: StartedGeneration[] = [];
    for (const one of asked) files.push(await startOne({ ...deps, db: tx }, ownerId, one));
    return files;
  });
  deps.queue.wake(generation.queue);
  return started;
}
