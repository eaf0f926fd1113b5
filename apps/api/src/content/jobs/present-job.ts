import type { GenerationJob, JobProgress } from '@visible-ai/shared/content/schema';
import type { ListedJobRow } from './job-store.ts';

export const jobProgressOf = ({ pagesDone, pagesTotal, phase }: ListedJobRow): JobProgress => ({
  pagesDone,
  pagesTotal,
  phase,
});

/** A job as the API shows it. */
export function presentJob(row: ListedJobRow): GenerationJob {
  return {
    id: row.id,
    content_type: row.contentType,
    website_url: row.websiteUrl,
    status: row.status,
    progress: jobProgressOf(row),
    error: row.error,
    content_id: row.contentId,
    started_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}
