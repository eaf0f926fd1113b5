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

const unread = { text: '', error: null };

/** @throws AppError not_found if it is not the owner's. */
async function readFile({ db }: ContentDeps, ownerId: string, id: string): Promise<OrderedFile> {
  const job = await findJob(db, ownerId, id);
  const contentId = job ? job.contentId : id;
  const content = contentId ? await findContent(db, ownerId, contentId) : null;
  const orderedAt = job?.createdAt ?? content?.createdAt;
  if (!orderedAt) throw new AppError('not_found', { text: 'There is no such order' });
  if (job?.status === 'running') return { ...unread, status: 'processing', orderedAt };
  if (content) return { ...unread, status: 'completed', text: content.contentText, orderedAt };
  const error =
    job?.error ?? (job?.status === 'completed' ? 'The file was deleted.' : 'The order was cancelled.');
  return { ...unread, status: 'failed', error, orderedAt };
}

/** With two files, both must exist; one failed file fails the order. */
function statusOf(files: readonly OrderedFile[]): Answer['status'] {
  const statuses = files.map(({ status }) => status);
  return (['failed', 'processing'] as const).find((status) => statuses.includes(status)) ?? 'completed';
}

/**
 * The progress of an order of the old API, and its files.
 *
 * @throws AppError not_found if it is not the owner's.
 */
export async function readLlmsTxt(deps: ContentDeps, ownerId: string, id: string): Promise<Answer> {
  const [llms, full] = id.split('.');
  const short = await readFile(deps, ownerId, llms ?? id);
  const long = full === undefined ? null : await readFile(deps, ownerId, full);
  const files = long ? [short, long] : [short];
  const status = statusOf(files);
  const error = files.find((file) => file.error !== null)?.error;
  return {
    success: status !== 'failed',
    status,
    data: { llmstxt: short.text, ...(long ? { llmsfulltxt: long.text } : {}) },
    ...(error ? { error } : {}),
    expiresAt: new Date(short.orderedAt.getTime() + JOBS_KEPT_MS).toISOString(),
  };
}
