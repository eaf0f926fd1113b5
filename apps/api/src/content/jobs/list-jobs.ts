import type { checkJob as checkEndpoint } from '@visible-ai/shared/content/endpoints';
import type { ContentType, GenerationJob } from '@visible-ai/shared/content/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { findContent } from '../store/content-store.ts';
import { presentContent } from '../store/present-content.ts';
import { findJob, listJobRows } from './job-store.ts';
import { jobProgressOf, presentJob } from './present-job.ts';

const DAY_MS = 24 * 3_600_000;

/** The owner's jobs of the last day, newest first. */
export async function listJobs({ db, now }: ContentDeps, ownerId: string): Promise<GenerationJob[]> {
  const rows = await listJobRows(db, ownerId, new Date(now().getTime() - DAY_MS));
  return rows.map(presentJob);
}

/**
 * The progress of a job, and what it wrote.
 *
 * @throws AppError not_found for a job that is not the owner's or of another type.
 */
export async function checkJob(
  deps: ContentDeps,
  ownerId: string,
  asked: { jobId: string; contentType: ContentType },
): Promise<EndpointResult<typeof checkEndpoint>> {
  const job = await findJob(deps.db, ownerId, asked.jobId);
  if (job?.contentType !== asked.contentType)
    throw new AppError('not_found', { text: 'There is no such job' });
  const content = job.contentId ? await findContent(deps.db, ownerId, job.contentId) : null;
  return {
    success: true,
    status: job.status,
    completed: job.status === 'completed',
    progress: jobProgressOf(job),
    ...(content ? { content: presentContent(deps, content) } : {}),
    ...(job.error === null ? {} : { error: job.error }),
  };
}
