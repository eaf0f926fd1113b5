import { contentType, jobProgress, jobStatuses } from '@visible-ai/shared/content/schema';
import { z } from 'zod';

/** A requested generation, as this browser tracks it. */
export const backgroundJob = z.object({
  id: z.string(),
  type: contentType,
  /** The site's host, for all texts about the job. */
  domain: z.string(),
  status: z.enum(jobStatuses),
  /** ISO time. The server's time replaces it when it is known. */
  startedAt: z.string(),
  completedAt: z.string().nullable(),
  error: z.string().nullable(),
  /** The server's id of the job. Null until the server has answered, and if the content existed already. */
  result: z.object({ job_id: z.string(), url: z.string() }).nullable(),
  progress: jobProgress.nullable(),
  /** True if the server returned content that existed already. */
  cached: z.boolean(),
  /** True if somebody dismissed it from the progress card. It is still tracked. */
  hidden: z.boolean(),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;
