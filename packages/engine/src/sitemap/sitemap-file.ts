import type { SitemapReport } from '@visible-ai/shared/analysis/schema';

export type SitemapKind = SitemapReport['files'][number]['kind'];

/** One fetched sitemap file; can be sent to a worker thread. */
export interface SitemapBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where the file was found, after redirects. */
  url: string;
  contentType: string | null;
  /** The site whose pages are wanted; addresses on other hosts are counted, not kept. */
  siteUrl: string;
  /** How many page addresses to return; all are counted. */
  keep: number;
}

/** What one sitemap file says. */
export interface SitemapFile {
  /** `none`: it is not a sitemap. */
  kind: SitemapKind;
  /** Page addresses as written, in order, without repetitions. */
  urls: string[];
  /** Distinct page addresses of this site in the file. */
  total: number;
  /** Addresses of other sitemap files, from an index. */
  children: string[];
  /** For a person; null if nothing is wrong. */
  problem: string | null;
}

/** The protocol's own limit (sitemaps.org). */
export const MOST_URLS_IN_A_FILE = 50_000;
/** Decompressed bytes. */
export const LARGEST_SITEMAP = 10 * 1024 * 1024;
