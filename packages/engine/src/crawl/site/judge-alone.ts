import type { SkippedPage } from '../crawled-site.ts';
import type { ContentPage } from '../page/content-page.ts';

/** Size tolerance for a "not found" page that repeats the address. */
const SAME_SIZE = 0.1;
/** A page that redirects but has more words than this counts as a page. */
const DOORWAY_WORDS = 50;

export interface PageSetting {
  isHome: boolean;
  /** Of the home page, after it was read. */
  homeTitle: string | undefined;
  /** What the site answers to an address that cannot exist, if it answers with a page. */
  notFound: ContentPage | null;
}

export type PageVerdict =
  | { kind: 'stands' }
  | { kind: 'leads-on'; to: string }
  | { kind: 'left-out'; because: SkippedPage['because'] };

/** Whether the page says that it does not exist, or looks like the site's answer for missing pages. */
const isNotFound = (page: ContentPage, { notFound, homeTitle }: PageSetting) =>
  page.notFound ||
  (notFound !== null &&
    notFound.titles.document === page.titles.document &&
    notFound.titles.document !== homeTitle &&
    Math.abs(notFound.words - page.words) <= Math.max(3, notFound.words * SAME_SIZE));

/** Whether a page belongs to the site's pages, judged by itself without other pages. */
export function judgeAlone(page: ContentPage, setting: PageSetting): PageVerdict {
  if (isNotFound(page, setting) && !setting.isHome) return { kind: 'left-out', because: 'unreachable' };
  if (page.login) return { kind: 'left-out', because: 'login' };
  if (page.refresh !== null && page.words < DOORWAY_WORDS) return { kind: 'leads-on', to: page.refresh };
  const [door] = setting.isHome ? page.languageChoice : [];
  if (door !== undefined) return { kind: 'leads-on', to: door };
  if (page.words === 0 && !page.titles.document && !page.description)
    return { kind: 'left-out', because: 'not-html' };
  if (page.noindex) return { kind: 'left-out', because: 'noindex' };
  return { kind: 'stands' };
}
