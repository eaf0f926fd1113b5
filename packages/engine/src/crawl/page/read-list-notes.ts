import { blockAround } from '../../page/block-around.ts';
import { isDayWithName } from '../../page/dates/is-day-with-name.ts';
import { isBlock } from '../../page/is-block.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from '../../page/page-document.ts';
import { joinPieces, textOf } from '../../page/page-text.ts';
import type { ListNote } from '../crawled-site.ts';

const ITEMS = new Set(['li', 'tr', 'dd', 'article']);
const LEAST = 20;
const LONGEST = 300;
const MOST = 300;
/** In one list. Fewer are a remark beside a link, such as what a function returns, not a list of pages. */
const LEAST_ITEMS = 3;
/** Longer items contain more than a link and a line. */
const MOST_INNER = 40;

/** The link of the term before a `<dd>`; a link in the definition before it belongs there. */
function termBefore(page: PageDocument, element: PageElement): PageElement | null {
  const first = Math.max(0, element.index - MOST_INNER);
  for (let at = element.index - 1; at >= first; at -= 1) {
    const before = page.elements[at];
    if (before?.name === 'dd' || before?.name === 'dl') return null;
    if (before?.name !== 'dt') continue;
    const within = page.elements.slice(before.index + 1, before.end);
    return within.findLast((link) => link.name === 'a' && attribute(link, 'href')) ?? null;
  }
  return null;
}

/** Of a row with several cells beside the link, the one that says most: the others are a type, a version. */
function longestCell(page: PageDocument, row: PageElement, link?: PageElement): PageElement | undefined {
  const cells = page.elements
    .slice(row.index + 1, row.end)
    .filter(({ name, parent }) => (name === 'td' || name === 'th') && parent === row.index)
    .filter(({ index, end }) => !(link && index < link.index && link.index < end));
  if (cells.length < 2) return undefined;
  const sizes = cells.map((cell) => textOf(page, cell, LONGEST).length);
  return cells[sizes.indexOf(Math.max(...sizes))];
}

const MOST_PLACES = 2;

/** The pages to more than two places of which the page leads: it is their index, or speaks of what stands there. */
function pagesOfPlaces(page: PageDocument): (url: string) => boolean {
  const places = new Map<string, Set<string>>();
  for (const element of page.elements) {
    if (element.name !== 'a') continue;
    const [url = '', place = ''] = resolveUrl(attribute(element, 'href'), page.baseUrl)?.split('#') ?? [];
    if (place !== '') places.set(url, (places.get(url) ?? new Set()).add(place));
  }
  return (url) => (places.get(url)?.size ?? 0) > MOST_PLACES;
}

const ITS_NUMBER = /^\d{1,3}[.)]\s*$/u;
const SAYS = /[\p{L}\p{N}]/u;
/** Before a link: nothing, the number of the item, or the end of a sentence. */
const LEADS_IN = /^\W*\d{0,3}[\s.)\]:–—|•·*-]*$|[.!?。！？:：–—|-]\s*$/u;
/** In languages with the verb at the end, what sends the reader to the link before it. */
const SENDS_ON = /(?:参照|参考に|ご覧)(?:して)?(?:下さい|ください)|참[조고]하/u;
const OPENS_BRACKET = /[([（「『]\s*$/u;
/** After a link: its sentence goes on. */
const GOES_ON = /^\s*[\p{Ll}\p{Lo}]/u;

interface Within {
  /** The link is in the middle or at the end of a sentence. */
  isInside: boolean;
  /** The sentence that the link begins; '' if its words are apart from the rest. */
  begun: string;
}

/** How a link stands in the lines of the block around it. */
function placeOf(page: PageDocument, link: PageElement): Within {
  const block = blockAround(page, link);
  if (!block) return { isInside: false, begun: '' };
  // What other blocks inside it say is not on the line of the link.
  const inner = page.elements
    .slice(block.index + 1, block.end)
    .filter(({ name, index, end }) => isBlock(name) && !(index <= link.index && link.index < end));
  const from = Math.max(
    block.textStart,
    ...inner.filter(({ index }) => index < link.index).map(({ textEnd }) => textEnd),
  );
  const to = Math.min(
    block.textEnd,
    ...inner.filter(({ index }) => index > link.index).map(({ textStart }) => textStart),
  );
  const before = joinPieces(page.pieces, { from, to: link.textStart, limit: LONGEST });
  const after = joinPieces(page.pieces, { from: link.textEnd, to, limit: LONGEST });
  const isInside =
    OPENS_BRACKET.test(before) || (SAYS.test(before) && !LEADS_IN.test(before)) || SENDS_ON.test(after);
  const goesOn = GOES_ON.test(after) && !isInside;
  return {
    isInside,
    begun: goesOn ? joinPieces(page.pieces, { from: link.textStart, to, limit: LONGEST * 2 }) : '',
  };
}

/** What a link begins without a verb of its own: "alias to quickly define functions". */
const BEGUN_BY_PURPOSE = /^\S+\s(?:to|for|um|zum|zur|für|pour|para|per|om|voor)\s/iu;

/** "(more than one site at an address)" beside a link. */
const withoutBrackets = (text: string) => /^\(([^()]+)\)[.;]?$/u.exec(text)?.[1] ?? text;

const isNote = (text: string) => text.length >= LEAST && !isDayWithName(text);

/**
 * What a page that lists others says about each beside its link ("Read a file - reads ..."): list items, rows
 * and definitions with one address and more words.
 */
export function readListNotes(page: PageDocument): ListNote[] {
  const notes = new Map<string, { text: string; list: number | 'cards' }>();
  const hasPlaces = pagesOfPlaces(page);
  for (const element of page.elements) {
    if (notes.size >= MOST) break;
    if (!ITEMS.has(element.name) || element.hidden || element.end - element.index > MOST_INNER) continue;
    if (page.pieces[element.textStart]?.region.inFrame) continue;
    const inside = page.elements.slice(element.index + 1, element.end);
    const links = inside.filter((inner) => inner.name === 'a' && attribute(inner, 'href'));
    const term = element.name === 'dd' && links.length === 0 ? termBefore(page, element) : null;
    const all = term ? [term] : links;
    const urls = new Set(
      all.map((link) => resolveUrl(attribute(link, 'href'), page.baseUrl)?.split('#')[0] ?? ''),
    );
    const [url] = urls;
    if (urls.size !== 1 || !url || !/^https?:/.test(url) || notes.has(url)) continue;
    const named = all[0] && resolveUrl(attribute(all[0], 'href'), page.baseUrl);
    if (named?.includes('#') && hasPlaces(url)) continue;
    // A card has its title, its author and its day besides what it tells.
    const told =
      element.name === 'article'
        ? inside.find((inner) => inner.name === 'p' && isNote(textOf(page, inner, LONGEST)))
        : undefined;
    const cell = element.name === 'tr' ? longestCell(page, element, all[0]) : undefined;
    const whole = textOf(page, told ?? cell ?? element, LONGEST * 2);
    const linked =
      term || cell
        ? ''
        : all.map((link) => textOf(page, link, LONGEST)).sort((a, b) => b.length - a.length)[0];
    const at = linked ? whole.indexOf(linked) : 0;
    const rest =
      linked && at >= 0
        ? `${whole.slice(0, at).replace(ITS_NUMBER, '')} ${whole.slice(at + linked.length)}`
        : whole;
    // A table of contents says nothing but the headings of a page.
    const inLinks =
      term || told || cell ? 0 : all.reduce((sum, link) => sum + textOf(page, link, LONGEST).length, 0);
    if (whole.length - inLinks < LEAST) continue;
    const placed = term || cell ? undefined : all.map((link) => placeOf(page, link));
    if (placed?.some(({ isInside }) => isInside)) continue;
    const begun = placed?.find(({ begun }) => begun !== '')?.begun;
    const text = withoutBrackets((begun ?? rest).trim()).replace(/^[\s:–—|,.;()-]+|\s+$/gu, '');
    if (begun !== undefined && BEGUN_BY_PURPOSE.test(text)) continue;
    const list = element.name === 'article' ? 'cards' : element.parent;
    if (isNote(text) && text.length <= LONGEST) notes.set(url, { text, list });
  }
  const sizes = new Map<number | 'cards', number>();
  for (const { list } of notes.values()) sizes.set(list, (sizes.get(list) ?? 0) + 1);
  return [...notes].flatMap(([url, { text, list }]) =>
    (sizes.get(list) ?? 0) >= LEAST_ITEMS ? { url, text } : [],
  );
}
