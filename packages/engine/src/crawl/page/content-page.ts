import type { PageMarkdown } from '../../page/markdown/page-markdown.ts';
import type { NameClue } from '../../page/name-clues.ts';
import type { BusinessFacts } from '../business-facts.ts';
import type { CrawledPage, ListNote, NavigationLink, PageTitles } from '../crawled-site.ts';
import type { PageData } from '../page-data.ts';

/** What a page says about itself and is stored unchanged. */
type Said = Pick<
  CrawledPage,
  'description' | 'excerpt' | 'published' | 'modified' | 'sections' | 'questions' | 'words'
>;

/** What one HTML document says to a reader of the site: made in a worker, plain data, no markup. */
export interface ContentPage extends Said {
  titles: PageTitles;
  /** Where it says what its site is called. */
  nameClues: NameClue[];
  /** Only if requested. */
  markdown?: PageMarkdown;
  /** Its text's, as declared if that fits; '' if neither says. */
  language: string;
  /** Includes the page's own name if the breadcrumb does. */
  breadcrumb: string[];
  /** Schema.org types of the page's things. */
  types: string[];
  openGraphType: string;
  /** A date beside its heading without a word for it, as posts have it; `published` has those with one. */
  dateBesideHeading: string | null;
  /** The system of the site says that it is a post of a blog. */
  isPost: boolean;
  /** The first valid canonical address. */
  canonical: string | null;
  /** Of any site. */
  markdownUrl: string | null;
  business: BusinessFacts | null;
  listed: ListNote[];
  data: PageData;
  noindex: boolean;
  nofollow: boolean;
  /** Asks for a password and contains little else. */
  login: boolean;
  /** Its title says that the page does not exist. */
  notFound: boolean;
  /** The target of a `<meta http-equiv="refresh">` within a few seconds. */
  refresh: string | null;
  /** The first pages in each language, if it only asks which one its visitor reads. */
  languageChoice: string[];
  /** Addresses that it links to, without fragments and without nofollow links. */
  links: string[];
  /** The pages in the frames of a frameset. */
  frames: string[];
  /** Links in menus, including links to other sites. */
  navigation: NavigationLink[];
  /** Links in lists of its main part, with the headings above them. */
  contents: NavigationLink[];
  /** The page to which it leads on, as a manual does; null if it names none. */
  next: string | null;
  /** Distinguishes pages with different words from copies. */
  textHash: string;
}
