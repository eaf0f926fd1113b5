import type { PageRefresh } from './read-refresh.ts';

/** What can be read from one HTML document, derived once and then judged by the checks. Plain data. */
export interface PageFacts {
  title: string | null;
  metaDescription: string | null;
  lang: string | null;
  /** Every `<link rel="canonical">`, as written and resolved against the base address. */
  canonicals: { href: string; url: string | null }[];
  /** `<meta name="robots|googlebot|bingbot|...">`, lower-cased name, content as written. */
  robotsMeta: { agent: string; content: string }[];
  headings: { level: 1 | 2 | 3 | 4 | 5 | 6; text: string }[];
  images: { total: number; withAlt: number /** sources of those without, at most 20 */; missing: string[] };
  /** `og:*` and `twitter:*` properties, first value of each. */
  openGraph: Record<string, string>;
  structuredData: StructuredData;
  text: {
    /** Words a reader sees without JavaScript, in the whole body and in its main part. */
    words: number;
    mainWords: number;
    /** The start of the main text, at most 600 characters. */
    excerpt: string;
  };
  rendering: {
    scripts: number;
    /** Ids of empty mount points (`root`, `app`, `__next`, ...) and the framework marks seen. */
    emptyMounts: string[];
    noscriptText: string;
  };
  /** Where `<meta http-equiv="refresh">` sends the reader on to; null when the page stays. */
  refresh: PageRefresh | null;
  dates: PageDate[];
  questions: PageQuestion[];
  links: { url: string; text: string; rel: string }[];
  alternates: { type: string | null; hreflang: string | null; url: string }[];
  /** `rel="describedby"` links: how a page announces its llms.txt. */
  describedBy: string[];
  /** Words inside elements marked `data-nosnippet`. */
  nosnippetWords: number;
  siteName: string | null;
  /** The charset the bytes were decoded with and where it was learnt. */
  charset: { name: string; from: 'bom' | 'header' | 'meta' | 'default' };
  /** True when the document was cut at a limit and the facts cover only its first part. */
  truncated: boolean;
}

export interface StructuredData {
  nodes: StructuredNode[];
  jsonLd: {
    blocks: number;
    /** Blocks that do not parse: position in the page (from 1) and the parser's own words. */
    broken: { block: number; problem: string }[];
  };
}

/** One typed thing the page describes, whichever syntax it used; nested things are nodes of their own. */
export interface StructuredNode {
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** Schema.org type names without prefix, e.g. `["Organization"]`. */
  types: string[];
  /** Property names with their values as text; nested things appear as `[Type]`. Values cut at 500 characters. */
  properties: Record<string, string[]>;
  /** JSON-LD block number, from 1; null for the other syntaxes. */
  block: number | null;
}

export interface PageDate {
  kind: 'published' | 'modified' | 'unknown';
  /** As written in the page. */
  raw: string;
  /** ISO date, or null when it cannot be read. */
  iso: string | null;
  from: 'json-ld' | 'meta' | 'time-element' | 'microdata';
}

export interface PageQuestion {
  question: string;
  answer: string;
  /** How it is marked: FAQPage data, `<details>`, `<dl>`, or a heading that asks. */
  from: 'structured-data' | 'details' | 'definition-list' | 'heading';
  /** Whether question and answer stand in the visible text. */
  visible: boolean;
}
