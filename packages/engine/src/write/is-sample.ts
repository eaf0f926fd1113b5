import type { CrawledPage } from '../crawl/crawled-site.ts';
import { isSamplePage } from '../page/site-name/system-texts.ts';

/** Whether a page is a sample that the system of the site made, which its owner has forgotten. */
export const isSample = ({ sections }: CrawledPage): boolean =>
  isSamplePage(sections.find(({ text }) => text !== '')?.text ?? '');
