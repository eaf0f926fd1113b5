import type { SkippedPage } from '../crawled-site.ts';
import type { ContentPage } from '../page/content-page.ts';

/** What came of one address. */
export type PageOutcome =
  | { kind: 'page' /** After redirects. */; url: string; page: ContentPage }
  | { kind: 'left-out'; because: SkippedPage['because'] }
  /** Nobody answered, or the host was too busy to, though it was asked more than once. */
  | { kind: 'silent' }
  /** The crawl ended before it was read. */
  | { kind: 'unread' };
