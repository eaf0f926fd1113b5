import type { CrawledPage } from '../crawl/crawled-site.ts';
import { isSamplePage } from '../page/site-name/system-texts.ts';

/** Above its text may stand when it was written, and by whom. */
const LOOKED_AT = 3;

/** Whether a page is a sample that the system of the site made, which its owner has forgotten. */
export const isSample = ({ sections }: CrawledPage): boolean =>
  sections
    .flatMap(({ text }) => text.split(/\n{2,}/))
    .filter((text) => text !== '')
    .slice(0, LOOKED_AT)
    .some(isSamplePage);
