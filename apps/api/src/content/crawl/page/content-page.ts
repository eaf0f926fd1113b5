import type { PageQuestion, PageSection } from '../crawled-site.ts';

/** What one HTML document holds for a reader of the site: made in a worker, plain data, no markup. */
export interface ContentPage {
  /** Ways the page names itself, as written. */
  titles: { document: string; social: string; heading: string; headline: string };
  siteName: string;
  description: string;
  excerpt: string;
  language: string;
  published: string | null;
  modified: string | null;
  breadcrumb: string[];
  sections: PageSection[];
  questions: PageQuestion[];
  words: number;
  /** Schema.org types of the page's things. */
  types: string[];
  openGraphType: string;
  /** The first canonical address that is one. */
  canonical: string | null;
  markdownUrl: string | null;
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
  navigation: { text: string; url: string; group: string }[];
  /** Tells two pages with the same words from two that differ. */
  textHash: string;
}
