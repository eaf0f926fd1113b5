import { z } from 'zod';

/** The state of an address: it answers and may be found, asks not to be found, is gone, or is not a page. */
const pageFacts = z.object({
  state: z.enum(['well', 'noindex', 'gone', 'elsewhere']),
  score: z.number().nullable(),
});
export type PageFacts = z.infer<typeof pageFacts>;

const knownIssue = z.object({
  checkId: z.string(),
  /** The template's; null for a fault between pages or of the whole site. */
  pattern: z.string().nullable(),
  title: z.string(),
  evidence: z.string(),
  pages: z.number(),
  priority: z.enum(['high', 'medium', 'low']),
  examples: z.array(z.string()),
});
export type KnownIssue = z.infer<typeof knownIssue>;

const knownFile = z.object({
  label: z.string(),
  url: z.string(),
  state: z.enum(['same', 'different', 'missing']),
  /** A hash of the file on the site; null if there is none. */
  live: z.string().nullable(),
});
export type KnownFile = z.infer<typeof knownFile>;

const knownScore = z.object({
  value: z.number(),
  version: z.number(),
  pageLimit: z.number(),
  /** When it was measured. */
  at: z.string(),
});
export type KnownScore = z.infer<typeof knownScore>;

/** The result of one check of a site, or the latest of many. Alerts depend on it. Plain data, stored once per site. */
export const siteSnapshot = z.object({
  home: z.string(),
  /** Whether the whole site was read. Then an address that was not found is linked and listed nowhere. */
  whole: z.boolean(),
  /** Null if only a part of the site was read. */
  score: knownScore.nullable(),
  /** The robots.txt on the site; '' if there is none; null if it could not be checked. */
  robots: z.string().nullable(),
  pages: z.record(z.string(), pageFacts),
  /** Addresses that could not be checked this time. */
  unread: z.array(z.string()),
  /** Addresses that could not be checked when score and issues were measured. The site was measured without them. */
  without: z.array(z.string()),
  /** Whether the last audit lacked more than that. */
  doubted: z.boolean(),
  /** Null if only a part of the site was read. */
  issues: z.array(knownIssue).nullable(),
  /** Stored files by the id of their content, without files that could not be checked. */
  files: z.record(z.string(), knownFile),
});
export type SiteSnapshot = z.infer<typeof siteSnapshot>;

/** How many examples are stored with each regression. */
const MOST_MISSED = 50;

/** Addresses that score and issues were measured with and that could not be checked now. They alone may cause a change. */
export function missedNow(before: SiteSnapshot, after: SiteSnapshot): string[] {
  const known = new Set(before.without);
  return after.unread
    .filter((url) => !known.has(url) && Object.hasOwn(before.pages, url))
    .slice(0, MOST_MISSED);
}
