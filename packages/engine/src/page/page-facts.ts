import type { NameClue } from './name-clues.ts';
import type { PagePart } from './page-part.ts';
import type { QuotableFacts } from './quotable-facts.ts';
import type { PageRefresh } from './read-refresh.ts';
import type { TwiceEncoded } from './read-twice-encoded.ts';
import type { StatedFacts } from './stated-facts.ts';

/** What can be read from one HTML document. It is read once and then judged by the checks. Plain data. */
export interface PageFacts {
  title: string | null;
  metaDescription: string | null;
  /** As declared. `xml:lang` declares it only in XHTML. */
  lang: string | null;
  /** Declared as `xml:lang` where that has no effect: in a page that is sent as text/html without `lang`. */
  idleXmlLang: string | null;
  /** Every `<link rel="canonical">` of the head, as written and resolved against the base address. */
  canonicals: { href: string; url: string | null }[];
  /** Those that engines ignore: in the body, or with an attribute (`qualifier`) that makes them links to a version. */
  strayCanonicals: { href: string; url: string | null; qualifier: string | null }[];
  /** `<link rel="sitemap">`, resolved. */
  sitemapLinks: string[];
  /** What the page loads, frames or sends over plain http: the element's name and the address, each address once. */
  plainHttp: { element: string; url: string }[];
  /** `<meta name="robots|googlebot|bingbot|...">`, lower-cased name, content as written. */
  robotsMeta: { agent: string; content: string }[];
  /** Their names, from their text and pictures, and the part of the page that they are in. */
  headings: { level: 1 | 2 | 3 | 4 | 5 | 6; text: string; part: PagePart }[];
  images: {
    total: number;
    withAlt: number;
    /** The sources of images without an `alt`, at most 20. */
    missing: string[];
    /** How many have an `alt` that says nothing, and at most 20 of them. */
    poorCount: number;
    poor: PoorAlternative[];
  };
  /** `og:*` and `twitter:*` properties, first value of each. */
  openGraph: Record<string, string>;
  structuredData: StructuredData;
  text: {
    /**
     * Words in the HTML: in the whole body, and in its main part without menus, the page's header and footer, asides,
     * cookie notices, dialogs and comments. Text that CSS hides counts.
     */
    words: number;
    mainWords: number;
    /** The start of the main text, at most 600 characters. */
    excerpt: string;
    /** The first paragraphs of the main part that are sentences, best for drafts: at most 5 of 600 characters. */
    prose: string[];
    /** The number of words in each part of the page that has words. */
    parts: Partial<Record<PagePart, number>>;
  };
  rendering: {
    scripts: number;
    /** Ids of empty mount points (`root`, `app`, `__next`, ...) and the framework marks seen. */
    emptyMounts: string[];
    noscriptText: string;
    /** Places of the main part that only a script fills, at most 20. */
    gaps: ScriptGap[];
    /** The addresses in the frames of a frameset, at most 10; empty on other pages. */
    frames: string[];
  };
  /** The address that `<meta http-equiv="refresh">` redirects the reader to; null if the page stays. */
  refresh: PageRefresh | null;
  dates: PageDate[];
  questions: PageQuestion[];
  /** Their accessible names, the part of the page that they are in, and whether they are profiles of whoever made the page. */
  links: { url: string; text: string; rel: string; part: PagePart; isMakers?: boolean }[];
  alternates: {
    type: string | null;
    hreflang: string | null /** As written. */;
    href: string;
    url: string;
  }[];
  /** `rel="describedby"` links: how a page announces its llms.txt. */
  describedBy: string[];
  /** Whether it is a form to sign in, with hardly any text. */
  asksToSignIn: boolean;
  /** Words of the main part inside elements marked `data-nosnippet`. */
  nosnippetWords: number;
  /** Where the page names its site, and how; judged by `nameSite`. */
  nameClues: NameClue[];
  /** What the text says about address, contact, opening hours and prices. */
  stated: StatedFacts;
  quotable: QuotableFacts;
  /** How the bytes were decoded, and how well the encoding fitted. */
  charset: PageCharset;
  twiceEncoded: TwiceEncoded;
  /** True if the document was cut at a limit and the facts cover only its first part. */
  truncated: boolean;
}

export interface PoorAlternative {
  source: string;
  alt: string;
  /** `empty`: on an image that is content; `repeated`: the same for three images or more. */
  why: 'file-name' | 'generic' | 'empty' | 'repeated';
}

export interface ScriptGap {
  /**
   * `empty-section`: a heading without content; `empty-heading`, `empty-list`: an element with a name and
   * without content; `waiting`: "Loading" or a skeleton; `fetched`: an empty element with an address to
   * fetch; `template`: template syntax in the text; `counter`: a zero that counts up to another figure.
   */
  kind: 'empty-section' | 'empty-heading' | 'empty-list' | 'waiting' | 'fetched' | 'template' | 'counter';
  /** The heading, the words or the tag. */
  where: string;
  /** The figure that a script makes of a zero. */
  becomes?: string;
}

export interface PageCharset {
  name: string;
  from: 'bom' | 'header' | 'meta' | 'default';
  /** Characters outside ASCII. */
  special: number;
  /** How many of these were lost (U+FFFD), or look like another encoding ("Ã©"). */
  garbled: number;
  /** The encoding of the bytes, as far as they show it; null if the encoding that was used fits. */
  written: string | null;
  /** The words around the first of these as readers see them who believe the declaration; "" if there is none. */
  sample: string;
}

export interface StructuredData {
  nodes: StructuredNode[];
  jsonLd: {
    blocks: number;
    /** Blocks that do not parse: position in the page (from 1) and the parser's own words. */
    broken: { block: number; problem: string }[];
  };
}

/** One typed thing that the page describes, in any syntax. Nested things are separate nodes. */
export interface StructuredNode {
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** Schema.org type names without prefix, e.g. `["Organization"]`. */
  types: string[];
  /** Property names with their values as text; nested things appear as `[Type]`. Values cut at 500 characters. */
  properties: Record<string, string[]>;
  /** JSON-LD block number, from 1; null for the other syntaxes. */
  block: number | null;
  /**
   * What the thing belongs to: null if to the page itself; else the property that connects it to another thing (`review`,
   * `author`), or `list` for one of several articles that the page only links to.
   */
  within: string | null;
}

export interface PageDate {
  kind: 'published' | 'modified' | 'unknown';
  /** As written in the page. */
  raw: string;
  /** ISO date, or null if it cannot be read. */
  iso: string | null;
  from: 'json-ld' | 'meta' | 'time-element' | 'microdata' | 'text';
}

export interface PageQuestion {
  question: string;
  answer: string;
  /** How it is marked: FAQPage data, a button that opens a panel, `<dl>`, a heading that asks, or a line of text. */
  from: 'structured-data' | 'details' | 'definition-list' | 'heading' | 'text';
  /** Whether question and answer are in the text, which includes collapsed panels. */
  visible: boolean;
}
