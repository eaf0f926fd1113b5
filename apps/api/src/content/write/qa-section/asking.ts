import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';

/** A question and its answer, found on one page. */
export interface PageAnswer {
  question: string;
  /** Paragraphs, word for word from the page. */
  answer: string[];
}

/** A page as questions are looked for on it. */
export interface Asking {
  site: CrawledSite;
  page: CrawledPage;
  title: string;
  /** BCP 47; '' unknown. */
  language: string;
  /** Whether the site is about software. */
  isTechnical: boolean;
}

export const LONGEST_QUESTION = 160;

/** Kinds of page whose questions are about the site as a whole. */
const ABOUT_THE_SITE: readonly CrawledPage['kind'][] = [
  'home',
  'faq',
  'product',
  'pricing',
  'about',
  'contact',
];
export const isAboutTheSite = ({ kind }: CrawledPage): boolean => ABOUT_THE_SITE.includes(kind);
