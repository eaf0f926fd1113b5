import type { ForeignBytesPool } from '../../threads/foreign-bytes.ts';
import type { RowFix } from '../site-row.ts';
import type { FixSitePageInput } from './fix-site-page.ts';
import type { SitePageInput } from './page-input.ts';
import type { ReadSitePage } from './read-site-page.ts';

/** The worker threads as an audit of a site uses them. */
export type SiteReaders = ForeignBytesPool<{
  sitePage: { input: SitePageInput; output: ReadSitePage };
  fixSitePage: { input: FixSitePageInput; output: Record<string, RowFix> };
}>;
