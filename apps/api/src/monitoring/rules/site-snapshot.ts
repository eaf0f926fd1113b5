import { z } from 'zod';

/** What is known of an address of a site: answers and may be found, asks not to be, is not there, or is no page. */
const pageFacts = z.object({
  state: z.enum(['well', 'noindex', 'gone', 'elsewhere']),
  score: z.number().nullable(),
});
export type PageFacts = z.infer<typeof pageFacts>;

const knownIssue = z.object({
  checkId: z.string(),
  /** Of its template; null for a fault between pages or of the whole site. */
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
  /** A hash of what stands at the site; null for nothing. */
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

/** What one look at a site told, or the last of many: what alerts are decided by. Plain data, kept once for each site. */
export const siteSnapshot = z.object({
  home: z.string(),
  /** No limit left an address out, and the reading came to its end: what was not met is linked and listed nowhere. */
  whole: z.boolean(),
  /** Null where the site was read in part. */
  score: knownScore.nullable(),
  /** robots.txt as it stands there, '' for none; null where it could not be checked. */
  robots: z.string().nullable(),
  pages: z.record(z.string(), pageFacts),
  /** Addresses that could not be checked this time. */
  unread: z.array(z.string()),
  /** What could not be checked when score and issues were taken as they are: they are those of the site without it. */
  without: z.array(z.string()),
  /** The last audit lacked more than that. */
  doubted: z.boolean(),
  /** Null where the site was read in part. */
  issues: z.array(knownIssue).nullable(),
  /** Kept files by the id of their content; those that could not be checked are left out. */
  files: z.record(z.string(), knownFile),
});
export type SiteSnapshot = z.infer<typeof siteSnapshot>;

/** So many of them stand for all: they are kept with each regression. */
const MOST_MISSED = 50;

/** Addresses that score and issues were taken with, and that could not be checked now: a change may come of that alone. */
export function missedNow(before: SiteSnapshot, after: SiteSnapshot): string[] {
  const known = new Set(before.without);
  return after.unread
    .filter((url) => !known.has(url) && Object.hasOwn(before.pages, url))
    .slice(0, MOST_MISSED);
}
