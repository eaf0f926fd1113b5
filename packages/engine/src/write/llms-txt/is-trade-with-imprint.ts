import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { isImprint, ownImprint } from '../own-imprint.ts';
import { tradeOf } from '../trade-of.ts';
import { writtenAddress } from './written-address.ts';

/** A site whose name is that of a trade, such as a hotel, and whose imprint says where its owner is. */
export const isTradeWithImprint = (site: CrawledSite, home: CrawledPage, title: string): boolean =>
  tradeOf(title, home) !== undefined &&
  site.pages.some((page) => isImprint(page) && writtenAddress([ownImprint(page)]) !== '');
