import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { oneLine } from '../sentences.ts';

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const MOST_NAMES = 5;
/** Generators of manuals put the version into every title; a file that is read for years does not. */
const VERSION_OF_A_MANUAL = /\s+v?\d+(?:\.\d+)+(?=\s+(?:documentation|docs|dokumentation|manual)$)/iu;

/** A row of key words joined by signs, as titles have it that are written for engines. */
const isRow = (name: string) => name.split(/[_|,，、/]/u).filter((part) => part.trim() !== '').length > 2;

/** A trade with its place or its goods ("Changzhou sorting machine makers"): what is searched for, nobody's name. */
const IS_TRADE = /(?:厂家|厂商|供应商|制造商|生产商|批发商?|廠家|廠商|供應商|製造商)(?:直销|直銷)?$/u;

/**
 * The name that a site's llms.txt is headed by. What the menu calls one of its pages, a row of key words, a trade or a host is no
 * name: then it is that of the business that the site's data state and its pages speak of.
 */
export function siteTitle(site: CrawledSite): string {
  const told = oneLine(site.name).replace(VERSION_OF_A_MANUAL, '');
  const key = squeezed(told);
  const menu = (site.pages[0]?.navigation ?? []).some(({ text }) => squeezed(text) === key);
  const isHost =
    key === '' || /^(?:\[|localhost|\d+\.\d+|www\.)/.test(told) || /^\S+\.[a-z]{2,}(?::\d+)?$/.test(told);
  if (!menu && !isRow(told) && !IS_TRADE.test(told) && !isHost) return told;
  const names = [
    ...new Set(site.pages.flatMap(({ business }) => (business?.name ? [oneLine(business.name)] : []))),
  ].slice(0, MOST_NAMES);
  const isSpoken = (name: string) =>
    site.pages.some(({ sections, title, description }) =>
      [title, description, ...sections.map(({ text }) => text)].some((text) =>
        squeezed(text).includes(squeezed(name)),
      ),
    );
  return names.find((name) => squeezed(name).length > 1 && !isRow(name) && isSpoken(name)) ?? told;
}
