import type { readLlmsTxt as readEndpoint } from '@visible-ai/shared/content/llmstxt-v1';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { findJob, JOBS_KEPT_MS } from '../jobs/job-store.ts';
import { findContent } from '../store/content-store.ts';

type Answer = EndpointResult<typeof readEndpoint>;

interface OrderedFile {
  status: Answer['status'];
  text: string;
  error: string | null;
  orderedAt: Date;
}

/** @throws AppError not_found for what is not the owner's. */
async function readFile({ db }: ContentDeps, ownerId: string, id: string): Promise<OrderedFile> {
  const job = await findJob(db, ownerId, id);
  const contentId = job ? job.contentId : id;
  const content = contentId ? await findContent(db, ownerId, contentId) : null;
  if (!job && !content) throw new AppError('not_found', { text: 'There is no such order' });
  if (job?.status === 'running')
    return { status: 'processing', text: '', error: null, orderedAt: job.createdAt };
  if (content)
    return {
      status: 'completed',
      text: content.contentText,
      error: null,
      orderedAt: job?.createdAt ?? content.createdAt,
    };
  const error = job?.error ?? (job?.status === 'completed' ? 'The file was deleted.' : 'It was cancelled.');
  return { status: 'failed', text: '', error, orderedAt: job?.createdAt ?? new Date(0) };
}

/**
 * How far an order of the old contract is, and what was written.
 *
 * @throws AppError not_found for what is not the owner's.
 */
export async function readLlmsTxt(deps: ContentDeps, ownerId: string, id: string): Promise<Answer> {
  const file = await readFile(deps, ownerId, id);
  return {
    success: file.status !== 'failed',
    status: file.status,
    data: { llmstxt: file.text },
    ...(file.error === null ? {} : { error: file.error }),
    expiresAt: new Date(file.orderedAt.getTime() + JOBS_KEPT_MS).toISOString(),
  };
}
