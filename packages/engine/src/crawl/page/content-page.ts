import type { PageMarkdown } from '../../page/markdown/page-markdown.ts';
import type { NameClue } from '../../page/name-clues.ts';
import type { BusinessFacts } from '../business-facts.ts';
import type { CrawledPage, ListNote, NavigationLink, PageTitles } from '../crawled-site.ts';
import type { PageData } from '../page-data.ts';

/** What a page says of itself and is taken over as it is. */
type Said = Pick<
  CrawledPage,
  'description' | 'excerpt' | 'published' | 'modified' | 'sections' | 'questions' | 'words'
>;

/** What one HTML document holds for a reader of the site: made in a worker, plain data, no markup. */
export interface ContentPage extends Said {
  titles: PageTitles;
  /** Where it says what its site is called. */
  nameClues: NameClue[];
  /** Only where it is wanted. */
  markdown?: PageMarkdown;
  /** As declared, or ''. */
  language: string;
  /** With the page's own name, where it stands there. */
  breadcrumb: string[];
  /** Schema.org types of the page's things. */
  types: string[];
  openGraphType: string;
  /** The first canonical address that is one. */
  canonical: string | null;
  /** Of any site. */
  markdownUrl: string | null;
  business: BusinessFacts | null;
  listed: ListNote[];
  data: PageData;
  noindex: boolean;
  nofollow: boolean;
  /** Asks for a password and offers little else. */
  login: boolean;
  /** Says in its title that there is nothing here. */
  notFound: boolean;
  /** Where a `<meta http-equiv="refresh">` of a few seconds leads. */
  refresh: string | null;
  /** Addresses it links to, without fragments; those marked nofollow left out. */
  links: string[];
  /** Links in menus, to other sites, too. */
  navigation: NavigationLink[];
  /** Tells two pages with the same words from two that differ. */
  textHash: string;
}
