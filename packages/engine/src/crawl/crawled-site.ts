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

/** A question the page itself asks, with the answer it gives. */
export interface PageQuestion {
  question: string;
  /** The page's own words, plain text, paragraphs kept apart by a blank line. */
  answer: string;
  /** What the paragraphs of the answer are: see `ParagraphText`. */
  kinds?: string;
  /** Where it was found. */
  from: 'structured-data' | 'details' | 'heading' | 'text';
}

/** A heading and the text under it until the next heading. */
export interface PageSection extends ParagraphText {
  /** 1 to 6; 0 for the text before the first heading, whose `heading` is empty. */
  level: number;
  heading: string;
  /** Plain text; paragraphs, list items, rows and listings kept apart by a blank line. */
  text: string;
}

/** Ways a page names itself, as written. */
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
  /** The heading or menu it stands under, '' at the top. */
  group: string;
  /** Those it stands under in other menus of the page. */
  otherGroups?: string[];
}

/** What a page that lists others says of one of them. */
export interface ListNote {
  url: string;
  text: string;
}

/** One page of the site, read: everything that the writers need, without its markup. JSON-safe. */
export interface CrawledPage {
  /** The page's own address: canonical where it is of this site, without fragment and tracking parameters. */
  url: string;
  /** In a few words, without the site's name; never a slug. */
  title: string;
  /** What the page says of itself (meta, Open Graph, JSON-LD), or ''. */
  description: string;
  /** Its first telling sentences from the main text, or ''. */
  excerpt: string;
  kind: PageKind;
  /** BCP 47, e.g. `de` or `en-GB`; '' unknown. */
  language: string;
  /** ISO dates or null. */
  published: string | null;
  modified: string | null;
  /** From the breadcrumb (structured data or nav), the page's own name left out. */
  breadcrumb: string[];
  sections: PageSection[];
  questions: PageQuestion[];
  /** Words of the main text. */
  words: number;
  /** Address of its Markdown twin, when the site announces one. */
  markdownUrl: string | null;
  /** Links in the site's own navigation, by the order they appear; only kept for the home page. */
  navigation: NavigationLink[];
  /** What it states of the business behind the site; left out where it states nothing. */
  business?: BusinessFacts;
  /** What it says of the pages that it lists; left out where it lists none. */
  listed?: ListNote[];
  /** What structured data is made from. It is missing if an older release stored the page, or if the page says nothing. */
  data?: PageData;
  /** Its main part as Markdown; only where the request asks for it. */
  markdown?: string;
  /** The page says more than its Markdown holds. */
  markdownIsCut?: true;
  /** Only for the crawler itself, so that an interrupted crawl goes on where it was: keep it with the page. */
  resume?: {
    /** The address that was asked for, before redirects. */
    asked: string;
    /** Addresses of the site first met on this page, in order. */
    found: string[];
    /** Its titles and where it says the site's name, as written: from them all pages are named together at the end. */
    titles: PageTitles;
    nameClues?: NameClue[];
    /** The path under which the site lies; "/" for a whole host. */
    scope: string;
    /** Tells a copy of this page from another page. */
    textHash: string;
    /** The address that it names as its own, and where nothing was found; null when it stands for itself. */
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
  /** Where its home page is: under a path where the site does not begin at the root of its host. */
  home?: string;
  /** The site's own name (JSON-LD, Open Graph, title), never a host when it has a better one. */
  name: string;
  language: string;
  /** What the site says of itself on its home page, or ''. */
  summary: string;
  /** Home page first, then in a stable order. */
  pages: CrawledPage[];
  skipped: SkippedPage[];
  /** The site's robots.txt, byte for byte; null when there is none. */
  robots: { url: string; text: string } | null;
  /** The owner's own llms.txt; null when there is none. */
  llms: { url: string; text: string } | null;
  /** The owner's own llms-full.txt; only where the request asks for Markdown, and the site has one. */
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
  /** The limit comes from the sitemap instead, up to the service's own most. */
  autoDetectSize: boolean;
  /** Read robots.txt, sitemap and the home page only: it has answered when the site was found. */
  skipCrawling: boolean;
  /** Each page is wanted as Markdown, too, and the site's own llms-full.txt. Default: not. */
  markdown?: boolean;
  signal: AbortSignal;
  /** Milliseconds for all of it, 8 minutes by default; what was read by then is the result, and a note says so. */
  timeLimitMs?: number;
  /** Pages that an interrupted run has read already. */
  known: readonly CrawledPage[];
  /** Called for each page once it is read, so that it survives a restart. */
  onPage(page: CrawledPage): Promise<void>;
  onProgress(progress: { pagesDone: number; pagesTotal: number; phase: 'discovering' | 'crawling' }): void;
}

/**
 * Reads a site. The built-in crawler and Firecrawl are two of these.
 *
 * @throws EngineError target_refused, target_unreachable, target_timeout when not even the home page can be had;
 *   AbortError when the signal fires.
 */
export type CrawlSite = (request: CrawlRequest) => Promise<CrawledSite>;
