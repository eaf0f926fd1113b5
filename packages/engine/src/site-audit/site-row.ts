import type { Snippet } from '@visible-ai/shared/analysis/schema';

/** A check of the page that is no pass, in short. */
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

/** A link of a page: its address, from the origin on, and its words. */
export type RowLink = [address: string, text: string];

/** What is kept of a page that was read and judged: plain data, some kilobytes. */
export interface PageReading {
  title: string | null;
  description: string | null;
  headings: string[];
  /** As declared and as the text reads; null where it tells none. */
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
  /** Mostly leads to others: the members of a section, the next twenty. */
  isList: boolean;
  /** Says that there is nothing here, with status 200. */
  isNotFound: boolean;
  /** Hashes of the elements that hold it, and of those that its text is made of. */
  skeleton: { frame: number[]; prose: number[] };
  textHash: string;
  /** The 5-word shingles of its text but for its main heading, see `text-shingles`. */
  shingles: string;
  links: RowLink[];
  /** It has more than was read of it: another link may stand on the rest. */
  isCut: boolean;
  /** What an https page loads over http. */
  plainHttp: string[];
  /** What it calls the organisation behind the site in its structured data. */
  organisation: string | null;
  /** Other names that the same data gives it: `alternateName`, `legalName`. */
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
  /** By check: kept with the first page of a template that has the fault. */
  fixes: Record<string, RowFix>;
}

export type WhyUnread = 'robots' | 'error' | 'no-answer' | 'login' | 'guarded' | 'too-complex';

/** What came of one address that is no page, or none that can be read. */
export type OtherRow =
  /** Leads on to another address: a redirect, or a page that says nothing else. */
  | { kind: 'moved'; url: string; status: number; to: string }
  | { kind: 'gone'; url: string; status: number }
  /** Answers as it should; a file, or a page that was asked for its status alone. */
  | { kind: 'there'; url: string; status: number }
  /** Nothing can be told: forbidden, an error that may pass, no answer. */
  | { kind: 'unread'; url: string; status: number | null; because: WhyUnread; text: string };

/** What came of one address of the site, asked for once. JSON-safe. */
export type SiteRow = (PageRow | OtherRow) & {
  /** Of the address where the site begins: the path under which it lies. */
  scope?: string;
};
