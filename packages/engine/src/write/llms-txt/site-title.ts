import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { MANUAL } from '../../page/site-name/manual-words.ts';
import { plainName } from '../plain-name.ts';
import { oneLine } from '../sentences.ts';

const MOST_NAMES = 5;
/**
 * Documentation generators put the version into every title; a file that is read for years should not have
 * it.
 */
const VERSION_OF_A_MANUAL = new RegExp(`\\s+v?\\d+(?:\\.\\d+)+(?=\\s+(?:${MANUAL})$)`, 'iu');

/** Keywords joined by punctuation, as in titles written for engines. */
const isRow = (name: string) => name.split(/[_|,，、/]/u).filter((part) => part.trim() !== '').length > 2;

/** A trade with its place or goods ("Changzhou sorting machine makers"): a search phrase, not a name. */
const IS_TRADE = /(?:厂家|厂商|供应商|制造商|生产商|批发商?|廠家|廠商|供應商|製造商)(?:直销|直銷)?$/u;

/**
 * The title of a site's llms.txt. A menu label of one of its pages, a keyword list, a trade or a host is not
 * a name: then use the business name in the site's data that its pages also mention.
 */
export function siteTitle(site: CrawledSite): string {
  const told = oneLine(site.name).replace(VERSION_OF_A_MANUAL, '');
  const key = plainName(told);
  const menu = (site.pages[0]?.navigation ?? []).some(({ text }) => plainName(text) === key);
  const isHost =
    key === '' || /^(?:\[|localhost|\d+\.\d+|www\.)/.test(told) || /^\S+\.[a-z]{2,}(?::\d+)?$/.test(told);
  if (!menu && !isRow(told) && !IS_TRADE.test(told) && !isHost) return told;
  const names = [
    ...new Set(site.pages.flatMap(({ business }) => (business?.name ? [oneLine(business.name)] : []))),
  ].slice(0, MOST_NAMES);
  const isSpoken = (name: string) =>
    site.pages.some(({ sections, title, description }) =>
      [title, description, ...sections.map(({ text }) => text)].some((text) =>
        plainName(text).includes(plainName(name)),
      ),
    );
  return names.find((name) => plainName(name).length > 1 && !isRow(name) && isSpoken(name)) ?? told;
}
