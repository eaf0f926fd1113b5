import type { NotLlmsTxt } from '@visible-ai/shared/llms-txt/not-llms-txt';
import type { NameClue } from '../page/name-clues.ts';
import type { BusinessFacts } from './business-facts.ts';
import type { PageData } from './page-data.ts';
import type { ParagraphText } from './paragraphs.ts';

export type PageKind =
  | 'home'
  | 'product'
  | 'pricing'
  | 'docs'
  | 'article'
  | 'listing'
  | 'about'
  | 'contact'
  | 'faq'
  | 'legal'
  | 'archive'
  | 'other';

/** A question that the page asks, with the answer that it gives. */
export interface PageQuestion {
  question: string;
  /** The page's own words as plain text, with a blank line between paragraphs. */
  answer: string;
  /** The kinds of the answer's paragraphs: see `ParagraphText`. */
  kinds?: string;
  /** Where it was found. */
  from: 'structured-data' | 'details' | 'heading' | 'text';
}

/** A heading and the text under it until the next heading. */
export interface PageSection extends ParagraphText {
  /** 1 to 6; 0 for the text before the first heading, whose `heading` is empty. */
  level: number;
  heading: string;
  /** Plain text with a blank line between paragraphs, list items, rows and listings. */
  text: string;
  /** A card of news: its heading leads to another page of the site, and a day stands beside it. Left out if it is none. */
  isTeaser?: true;
}

/** The names that a page gives itself, as written. */
export interface PageTitles {
  document: string;
  social: string;
  heading: string;
  headline: string;
}

/** A link in a menu. */
export interface NavigationLink {
  text: string;
  url: string;
  /** The heading or menu above it, '' at the top. */
  group: string;
  /** The headings above it in other menus of the page. */
  otherGroups?: string[];
}

/** What a page that lists other pages says about one of them. */
export interface ListNote {
  url: string;
  text: string;
}

/** One page of the site, read: everything that the writers need, without its markup. JSON-safe. */
export interface CrawledPage {
  /** The page's own address, without fragment and tracking parameters: the canonical address if it is on this site. */
  url: string;
  /** In a few words, without the site's name; never a slug. */
  title: string;
  /** What the page says about itself (meta, Open Graph, JSON-LD), or ''. */
  description: string;
  /** Its first telling sentences from the main text, or ''. */
  excerpt: string;
  kind: PageKind;
  /** BCP 47, e.g. `de` or `en-GB`; '' unknown. */
  language: string;
  /** ISO dates or null. */
  published: string | null;
  modified: string | null;
  /** From the breadcrumb (structured data or nav), without the page's own name. */
  breadcrumb: string[];
  sections: PageSection[];
  questions: PageQuestion[];
  /** Words of the main text. */
  words: number;
  /** The address of its Markdown twin, if the site announces one. */
  markdownUrl: string | null;
  /** Links in the site's navigation, in their order; kept for the home page only. */
  navigation: NavigationLink[];
  /** Links in lists of its main part under their headings, in their order; kept for the home page only, and left out if there are none. */
  contents?: NavigationLink[];
  /** The page of the site to which it leads on, as a manual does; left out if it names none. */
  next?: string;
  /** What it says about the business behind the site; left out if it says nothing. */
  business?: BusinessFacts;
  /** What it says about the pages that it lists; left out if it lists none. */
  listed?: ListNote[];
  /** What structured data is made from. It is missing if an older release stored the page, or if the page says nothing. */
  data?: PageData;
  /** Its main part as Markdown; only if the request asks for it. */
  markdown?: string;
  /** Whether the page says more than its Markdown contains. */
  markdownIsCut?: true;
  /** For the crawler only. Store it with the page, so that an interrupted crawl can continue. */
  resume?: {
    /** The requested address, before redirects. */
    asked: string;
    /** Addresses of the site that were first found on this page, in order. */
    found: string[];
    /** Its titles and the places with the site's name, as written. At the end all pages get their names from these. */
    titles: PageTitles;
    nameClues?: NameClue[];
    /** The path that the site is under; "/" for a whole host. */
    scope: string;
    /** Shows whether another page is a copy of this one. */
    textHash: string;
    /** The canonical address that it names, if nothing was found there; null if the page stands for itself. */
    standsFor: string | null;
  };
}

export interface SkippedPage {
  url: string;
  because: 'robots' | 'noindex' | 'login' | 'duplicate' | 'not-html' | 'unreachable' | 'limit' | 'trap';
}

/** A site, read. */
export interface CrawledSite {
  /** Origin with a slash, after redirects of the home page. */
  origin: string;
  /** The address of its home page. It has a path if the site does not begin at the root of its host. */
  home?: string;
  /** The site's own name (JSON-LD, Open Graph, title); the host only if there is nothing better. */
  name: string;
  language: string;
  /** What the site says about itself on its home page, or ''. */
  summary: string;
  /** Home page first, then in a stable order. */
  pages: CrawledPage[];
  skipped: SkippedPage[];
  /** The site's robots.txt, byte for byte; null when there is none. */
  robots: { url: string; text: string } | null;
  /** The owner's own llms.txt; null when there is none. */
  llms: { url: string; text: string } | null;
  /** What stands at the address of llms.txt instead of one; only if something does. */
  llmsInstead?: { url: string; is: NotLlmsTxt };
  /** The owner's own llms-full.txt; only if the request asks for Markdown and the site has one. */
  llmsFull?: { url: string; text: string };
  /** Addresses of the sitemap files that were found. */
  sitemaps: string[];
  /** Page addresses listed there, in their order. */
  sitemapUrls: string[];
  /** What the owner should know, e.g. "The site has 812 pages; the first 200 were read." */
  notes: string[];
}

export interface CrawlRequest {
  /** An address of the site. */
  url: string;
  pageLimit: number;
  /** Whether the sitemap gives the limit instead, up to the service's maximum. */
  autoDetectSize: boolean;
  /** Whether to read only robots.txt, the sitemap and the home page. The home page has answered when the site was found. */
  skipCrawling: boolean;
  /** Whether to return each page as Markdown too, and the site's own llms-full.txt. Default: false. */
  markdown?: boolean;
  signal: AbortSignal;
  /** Milliseconds for the whole crawl, 8 minutes by default. The result is what was read by then, and a note says so. */
  timeLimitMs?: number;
  /** Pages that an interrupted run has already read. */
  known: readonly CrawledPage[];
  /** Called for each page when it is read, so that the caller can store it for a restart. */
  onPage(page: CrawledPage): Promise<void>;
  onProgress(progress: { pagesDone: number; pagesTotal: number; phase: 'discovering' | 'crawling' }): void;
}

/**
 * Reads a site. The built-in crawler and Firecrawl are two of these.
 *
 * @throws EngineError target_refused, target_unreachable, target_timeout if not even the home page can be read;
 *   AbortError when the signal fires.
 */
export type CrawlSite = (request: CrawlRequest) => Promise<CrawledSite>;
