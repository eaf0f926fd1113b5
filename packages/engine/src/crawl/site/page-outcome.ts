import type { SkippedPage } from '../crawled-site.ts';
import type { ContentPage } from '../page/content-page.ts';

/** The result of one address. */
export type PageOutcome =
  | { kind: 'page' /** After redirects. */; url: string; page: ContentPage }
  | { kind: 'left-out'; because: SkippedPage['because'] }
  /** No answer, or the host was too busy even after several requests. */
  | { kind: 'silent' }
  /** The crawl ended before it was read. */
  | { kind: 'unread' };
