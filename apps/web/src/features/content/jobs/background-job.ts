import { contentType, jobProgress, jobStatuses } from '@visible-ai/shared/content/schema';
import { z } from 'zod';

/** A generation that was asked for, as this browser follows it. */
export const backgroundJob = z.object({
  id: z.string(),
  type: contentType,
  /** The site's host, as said in every text about the job. */
  domain: z.string(),
  status: z.enum(jobStatuses),
  /** ISO time; the server's once it is known. */
  startedAt: z.string(),
  completedAt: z.string().nullable(),
  error: z.string().nullable(),
  /** What the server calls it; null until it has answered, and for what was found ready. */
  result: z.object({ job_id: z.string(), url: z.string() }).nullable(),
  progress: jobProgress.nullable(),
  /** Answered with content that stood already. */
  cached: z.boolean(),
  /** Dismissed from the progress card; it is followed all the same. */
  hidden: z.boolean(),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;
