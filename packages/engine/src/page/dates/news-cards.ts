import { isLink } from '../is-link.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from '../page-document.ts';
import { collapse, joinPieces } from '../page-text.ts';
import { writtenDates } from './written-dates.ts';

/** Pieces of text, the last not included. */
export interface TextRange {
  from: number;
  to: number;
}

const HEADING = /^h[1-6]$/;
const MOST_HEADINGS = 300;
const MOST_TIMES = 1000;
/** Characters of a card in which its day is sought. */
const LOOKED_AT = 1500;
const MOST_UP = 6;
/** A heading with more elements, or with more characters, is no title. */
const MOST_WITHIN = 20;
const LONGEST_TITLE = 300;
const OUTERMOST = new Set(['body', 'main', 'html']);

/** Host and path of an address: the same page may be linked with or without its query, part and `index.html`. */
function placeOf(address: string): string | null {
  const url = URL.parse(address);
  return url && `${url.host}${url.pathname.replace(/(?:index\.\w+|\/)$/, '')}`;
}

const textIn = (pieces: PageDocument['pieces'], { textStart, textEnd }: PageElement): string =>
  collapse(joinPieces(pieces, { from: textStart, to: textEnd, limit: LONGEST_TITLE }));

/** The link that a heading is: the whole of it, within or around it. */
function linkOf({ elements, pieces }: PageDocument, heading: PageElement): PageElement | null {
  const around = elements[heading.parent];
  if (around && isLink(around)) return around;
  const said = textIn(pieces, heading);
  const end = Math.min(heading.end, heading.index + MOST_WITHIN);
  const within = elements.slice(heading.index + 1, end).find(isLink);
  const linked = within && textIn(pieces, within);
  return within && said !== '' && linked === said ? within : null;
}

/** Whether a heading leads to another page of the site, and not to its home page. */
function leadsElsewhere(page: PageDocument, heading: PageElement): boolean {
  const link = linkOf(page, heading);
  const target = link && resolveUrl(attribute(link, 'href'), page.baseUrl);
  const place = target && placeOf(target);
  const own = placeOf(page.baseUrl);
  if (!place || !own) return false;
  const host = own.split('/', 1)[0];
  return place !== own && place !== host && place.split('/', 1)[0] === host;
}

/** What belongs to a heading: the outermost element around it without another heading, else the text up to the next one. */
function cardOf(
  { elements, pieces }: PageDocument,
  heading: PageElement,
  [before, behind]: [PageElement?, PageElement?],
): TextRange {
  const alone = textIn(pieces, heading);
  let card = heading;
  for (let up = 0; up < MOST_UP; up += 1) {
    const around = elements[card.parent];
    if (!around || OUTERMOST.has(around.name)) break;
    const from = before && around.index < before.index ? before.textEnd : around.textStart;
    const to = behind && behind.index < around.end ? behind.textStart : around.textEnd;
    if (from !== around.textStart || to !== around.textEnd) {
      return textIn(pieces, card) === alone ? { from, to } : { from: card.textStart, to: card.textEnd };
    }
    card = around;
  }
  return { from: card.textStart, to: card.textEnd };
}

/** Whether a heading continues the one before it in the same link: the subtitle of a card. */
function isSubtitle(
  { elements }: PageDocument,
  heading: PageElement,
  before: PageElement | undefined,
): boolean {
  const around = elements[heading.parent];
  return before?.parent === heading.parent && around !== undefined && isLink(around);
}

function findCards(page: PageDocument): TextRange[] {
  const headings = page.elements
    .filter(({ name }) => HEADING.test(name))
    .slice(0, MOST_HEADINGS)
    .filter((heading, at, all) => !isSubtitle(page, heading, all[at - 1]));
  const root = page.elements.find(({ name }) => name === 'html');
  const language = (root && attribute(root, 'lang')) ?? '';
  const times = page.elements.filter(({ name }) => name === 'time').slice(0, MOST_TIMES);
  return headings.flatMap((heading, at) => {
    if (!leadsElsewhere(page, heading)) return [];
    const card = cardOf(page, heading, [headings[at - 1], headings[at + 1]]);
    const isDated =
      times.some(({ textStart, textEnd }) => textStart >= card.from && textEnd <= card.to) ||
      writtenDates(joinPieces(page.pieces, { ...card, limit: LOOKED_AT }), language).length > 0;
    return isDated ? [card] : [];
  });
}

const known = new WeakMap<PageDocument, readonly TextRange[]>();

/**
 * The cards of news on a page: a heading that leads to another page of the site, with a day beside it. What they say is said of
 * those pages, and so is the day.
 */
export function newsCards(page: PageDocument): readonly TextRange[] {
  const kept = known.get(page) ?? findCards(page);
  known.set(page, kept);
  return kept;
}
