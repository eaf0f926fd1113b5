import { z } from 'zod';

/**
 * The answers of Firecrawl's batch scrape, versions 1 and 2: only the used fields, so that newer servers with
 * more fields are understood.
 *
 * @see https://docs.firecrawl.dev/api-reference/endpoint/batch-scrape
 * @see https://docs.firecrawl.dev/api-reference/endpoint/batch-scrape-get
 */
export const batchStarted = z.object({ success: z.literal(true), id: z.string().regex(/^[\w-]{1,100}$/) });

/** One page; its address is the requested one, `url` the one after redirects. */
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
  /** The address of the next part of the pages; it may be given before they exist. */
  next: z.string().nullish(),
  data: z.array(z.unknown()).optional(),
});
