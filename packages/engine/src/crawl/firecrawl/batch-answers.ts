import { z } from 'zod';

/**
 * What Firecrawl's batch scrape answers, versions 1 and 2: only what is used, so that a newer server with more
 * to say is understood.
 *
 * @see https://docs.firecrawl.dev/api-reference/endpoint/batch-scrape
 * @see https://docs.firecrawl.dev/api-reference/endpoint/batch-scrape-get
 */
export const batchStarted = z.object({ success: z.literal(true), id: z.string().regex(/^[\w-]{1,100}$/) });

/** One page; its address is where it was asked for, `url` where redirects led. */
export const batchDocument = z.object({
  rawHtml: z.string().nullish(),
  html: z.string().nullish(),
  metadata: z.object({
    sourceURL: z.string().nullish(),
    url: z.string().nullish(),
    statusCode: z.number().nullish(),
    contentType: z.string().nullish(),
    error: z.string().nullish(),
  }),
});
export type BatchDocument = z.infer<typeof batchDocument>;

export const batchStatus = z.object({
  status: z.enum(['scraping', 'completed', 'failed', 'cancelled']),
  completed: z.number().optional(),
  total: z.number().optional(),
  /** Where the next part of the pages is; it may be there before they are. */
  next: z.string().nullish(),
  data: z.array(z.unknown()).optional(),
});
