import type { Snippet } from '@visible-ai/shared/analysis/schema';

/** A check of the page that is not a pass, in short. */
export interface RowFinding {
  check: string;
  status: 'warn' | 'fail';
  title: string;
  /** The page's own facts, in a sentence or two. */
  evidence: string;
}

/** How a fault is fixed. The fix was tested on the page that it is stored with. */
export interface RowFix {
  title: string;
  text: string;
  snippet: Snippet | null;
}

/** A link of a page: its address, from the path on, and its words. */
export type RowLink = [address: string, text: string];

/** What is stored of a page that was read and judged: plain data, some kilobytes. */
export interface PageReading {
  title: string | null;
  description: string | null;
  headings: string[];
  /** As declared, and as detected from the text; null if there is none. */
  declared: string | null;
  written: string | null;
  /** The one address that the page names as its own; null for none or several. */
  canonical: string | null;
  /** What it says to crawlers, as written. */
  robots: string[];
  noindex: boolean;
  hreflang: [language: string, address: string][];
  /** Words of the main text. */
  words: number;
  /** It mostly leads to others: the members of a section, the next page of a list. */
  isList: boolean;
  /** It says that nothing is there, with status 200. */
  isNotFound: boolean;
  /** Hashes of the elements that contain it, and of those of its text. */
  skeleton: { frame: number[]; prose: number[] };
  textHash: string;
  /** The 5-word shingles of its text without its main heading, see `text-shingles`. */
  shingles: string;
  links: RowLink[];
  /** It is longer than what was read: the rest may contain another link. */
  isCut: boolean;
  /** What an https page loads over http. */
  plainHttp: string[];
  /** The name of the organisation behind the site in its structured data. */
  organisation: string | null;
  /** Other names in the same data: `alternateName`, `legalName`. */
  alsoNamed: string[];
  /** Results below 1 of the checks, and the checks without a result; all others are perfect. */
  scores: Record<string, number>;
  na: string[];
  findings: RowFinding[];
  cap: { at: number; because: string; checks: string[] } | null;
  /** Agents that robots.txt blocks, and agents for which we cannot tell. */
  blocked: string[];
  unknown: string[];
}

/** A page of the site. */
export interface PageRow extends PageReading {
  kind: 'page';
  url: string;
  status: number;
  /** By check: stored with the first page of a template that has the fault. */
  fixes: Record<string, RowFix>;
}

export type WhyUnread = 'robots' | 'error' | 'no-answer' | 'login' | 'guarded' | 'too-complex';

/** The result of an address that is not a page, or cannot be read. */
export type OtherRow =
  /** It leads to another address: a redirect, or a page with no other content. */
  | { kind: 'moved'; url: string; status: number; to: string }
  | { kind: 'gone'; url: string; status: number }
  /** It answers correctly; a file, or a page of which only the status was requested. */
  | { kind: 'there'; url: string; status: number }
  /** Nothing is known: forbidden, an error that may be temporary, no answer. */
  | { kind: 'unread'; url: string; status: number | null; because: WhyUnread; text: string };

/** The result of one address of the site, requested once. JSON-safe. */
export type SiteRow = (PageRow | OtherRow) & {
  /** Only for the address where the site begins: the path of the site. */
  scope?: string;
};
