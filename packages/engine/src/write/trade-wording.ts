import type { CrawledPage } from '../crawl/crawled-site.ts';
import type { TradeWording } from '../page/trade-of.ts';
import { oneLine } from './sentences.ts';

/** What the home page of a site says of its trade. */
export const tradeWording = (name: string, home: CrawledPage): TradeWording => ({
  name: oneLine(name),
  title: oneLine(home.resume?.titles.document ?? home.title),
  heading: oneLine(home.sections.find(({ level }) => level === 1)?.heading ?? ''),
  text: home.sections.map(({ text }) => text).join('\n'),
});
