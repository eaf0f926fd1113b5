import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { withoutIndexFile } from '../../page/index-file.ts';
import type { AnswerPart } from './answer-part.ts';

/** A question and its answer, found on one page. */
export interface PageAnswer {
  question: string;
  /** Word for word from the page. */
  answer: AnswerPart[];
}

/** A page in which questions are searched. */
export interface Asking {
  site: CrawledSite;
  page: CrawledPage;
  title: string;
  /** BCP 47; '' unknown. */
  language: string;
  /** What questions call the site, or the person whose site it is; '' if it has no usable name. */
  subject: string;
  /** Whether the site is one person's. */
  isPersons: boolean;
  /** Whether the site is about software. */
  isTechnical: boolean;
  /** Whether a question is about the site's subject. */
  isOfTheSubject(question: string): boolean;
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
/** How many folders below the home page a page may be and still represent the site. */
const NEAR = 1;

/** The steps of the path from the home page to a page. */
export function depthOf(site: CrawledSite, page: CrawledPage): number {
  const steps = (url: string) => {
    const parts = new URL(url).pathname.split('/').filter(Boolean);
    return withoutIndexFile(`/${parts.at(-1)}`) === '/' && parts.length > 1 ? parts.length - 1 : parts.length;
  };
  const home = site.pages.find(({ kind }) => kind === 'home');
  const isFile = home && /\.\w+$/.test(new URL(home.url).pathname);
  return Math.max(0, steps(page.url) - (home ? steps(home.url) - (isFile ? 1 : 0) : 0));
}

/** Folders in which generators and shops keep every page that is no post and no product. */
const PAGES_FOLDER = /^\/(?:pages?|site|content|html)\//i;
const OF_WHOEVER: readonly CrawledPage['kind'][] = ['about', 'contact'];

/** Whether a page is about the whole site: its questions need not name their subject. */
export function isAboutTheSite(site: CrawledSite, page: CrawledPage): boolean {
  const isInFolder = OF_WHOEVER.includes(page.kind) && PAGES_FOLDER.test(new URL(page.url).pathname);
  return ABOUT_THE_SITE.includes(page.kind) && depthOf(site, page) <= NEAR + (isInFolder ? 1 : 0);
}
