import { collapse } from '../../page/page-text.ts';
import { localNumber } from '../../page/stated/local-number.ts';
import { TIME_TEXT, WEEKDAY_TEXT } from '../../page/stated/stated-patterns.ts';
import type { CrawledPage, PageKind } from '../crawled-site.ts';

/** Days with their hours on lines of their own; fewer may be the date of an event. */
const LEAST_DAYS = 3;
const LONGEST_LINE = 60;
/** How to call may stand before the hours, and whom one meets. */
const FIRST_SECTIONS = 3;

/** "/store" may be where things are sold, and where people go: its first text says which. */
const KINDS = new Set<PageKind>(['other', 'product']);

/** Whether a page begins with the opening hours of a week. */
function saysWeek({ kind, sections }: CrawledPage): boolean {
  if (!KINDS.has(kind)) return false;
  const first = sections.filter(({ text }) => text !== '').slice(0, kind === 'product' ? 1 : FIRST_SECTIONS);
  const lines = first.flatMap(({ text }) => text.split(/\n+/));
  const days = lines
    .map(collapse)
    .filter((line) => line.length <= LONGEST_LINE && line.search(WEEKDAY_TEXT) === 0 && TIME_TEXT.test(line));
  return days.length >= LEAST_DAYS;
}

const phonesOf = (page: CrawledPage | undefined) => (page?.business?.phones ?? []).map(localNumber);

/** Whether a page tells how to call the business: with a number that its home page has, if that has any. */
function saysHowToCall(page: CrawledPage, home: CrawledPage | undefined): boolean {
  const [own, known] = [phonesOf(page), phonesOf(home)];
  return own.length > 0 && (known.length === 0 || own.some((phone) => known.includes(phone)));
}

/** How East Asian sites title the page that says where they are, whose address "/access" says little. */
const OF_ACCESS =
  /アクセス|所在地|店舗(?:情報|案内)|交通(?:案内|アクセス)|오시는\s?길|찾아오시는|联系我们|聯絡我們|交通指南/u;

const onlyOne = (pages: readonly CrawledPage[]) => (pages.length === 1 ? pages : null);

/** Whether a page of such a title says where somebody is, or how to call. */
const saysWhere = ({ kind, title, resume, sections, business }: CrawledPage): boolean =>
  kind === 'other' &&
  [
    title,
    resume?.titles.document ?? '',
    ...sections.slice(0, FIRST_SECTIONS).map(({ heading }) => heading),
  ].some((text) => OF_ACCESS.test(text)) &&
  ((business?.phones.length ?? 0) > 0 || (business?.address ?? '') !== '');

/**
 * On a site whose addresses name no page of contact, the one page that tells when it is open and how to call is it. Several
 * are those of its branches, or of the doctors of a clinic; and so is one with a number of its own.
 */
export function withContactPage(pages: readonly CrawledPage[]): CrawledPage[] {
  const isThere = pages.some(({ kind }) => kind === 'contact');
  const [contact] = isThere
    ? []
    : (onlyOne(pages.filter(saysWeek)) ?? onlyOne(pages.filter(saysWhere)) ?? []);
  const home = pages.find(({ kind }) => kind === 'home');
  if (!contact || !saysHowToCall(contact, home)) return [...pages];
  return pages.map((page) => (page === contact ? { ...page, kind: 'contact' } : page));
}
