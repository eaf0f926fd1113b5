import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import { newsCards } from './news-cards.ts';

/** A short line of the page, and the element that contains only this line. */
export interface OwnLine {
  element: PageElement;
  text: string;
}

const LINES = new Set(
  'p div li td dd dt tr small footer header section address span em i abbr figcaption h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const LONGEST = 250;
const MOST_PIECES = 16;
const MOST_LINES = 2000;
const HOLDS_DATE =
  /\d{4}|\d[./-]\d\d?[./-]\d\d|[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]{4}|元年|令和|平成|民[國国]/;

/** Around texts of other authors or links to other pages: their dates are not this page's. */
const ELSEWHERE_ELEMENTS = new Set('nav dialog form select blockquote'.split(' '));

const LISTS =
  'comments?|commentlist|replies|respond|reviews?|testimonials?|related|recommended|teasers?|events?|upcoming|termine|veranstaltungen|agenda|recent|latest|archives?|feed|posts|news-?list|post-?list|breadcrumbs?|menu|pagination|kommentare|commentaires|comentarios';
const named = (words: string) => new RegExp(`(?:^|[\\s_-])(?:${words})(?:$|[\\s_-])`, 'i');
const ELSEWHERE = named(`${LISTS}|cards?|widgets?`);
/** In the main part everything is a widget: Elementor builds whole pages of them. */
const ELSEWHERE_MAIN = named(`${LISTS}|cards?`);
/** Also if the page's own heading is in it: a list, or an event, whose day is not that of the page. */
const ELSEWHERE_WHOLE = named(LISTS);

const isElement = (node: object): node is PageElement['node'] => 'tagName' in node;

/** An element and its ancestors, the innermost first. */
export function* chainOf(element: PageElement): Generator<PageElement['node']> {
  let node: PageElement['node'] | null = element.node;
  while (node) {
    yield node;
    const around: object | null = node.parentNode;
    node = around && isElement(around) ? around : null;
  }
}

/** All articles of a list, except the page's own: the one with the heading. */
function listedArticles(page: PageDocument): Set<PageElement['node']> {
  let end = 0;
  const outer = page.elements.filter((element) => {
    if (element.name !== 'article' || element.index < end) return false;
    end = element.end;
    return true;
  });
  if (outer.length < 2) return new Set();
  const headings = page.elements.filter(({ name }) => name === 'h1');
  const holdsHeading = ({ index, end: last }: PageElement) =>
    headings.some((h1) => h1.index > index && h1.index < last);
  const titled = outer.filter(holdsHeading);
  const own = titled.length === 1 ? titled[0] : null;
  return new Set(outer.filter((article) => article !== own).map(({ node }) => node));
}

/**
 * Returns whether an element is in comments, teasers or events, that is, not part of the page itself.
 *
 * @param heading of the page itself, if it has one.
 */
export function elsewhereOn(
  page: PageDocument,
  heading: PageElement | undefined,
): (element: PageElement) => boolean {
  const listed = listedArticles(page);
  const cards = newsCards(page);
  // ASP.NET puts whole pages into a form, and themes into a card.
  const aroundHeading = new Set(heading ? chainOf(heading) : []);
  return (element) => {
    if (cards.some(({ from, to }) => element.textStart >= from && element.textEnd <= to)) return true;
    const aside = element.region.part === 'main' ? ELSEWHERE_MAIN : ELSEWHERE;
    for (const node of chainOf(element)) {
      if (listed.has(node)) return true;
      if (ELSEWHERE_ELEMENTS.has(node.tagName) && !(node.tagName === 'form' && aroundHeading.has(node)))
        return true;
      if (node.tagName === 'body' || node.tagName === 'main') return false;
      const marks = `${attribute(node, 'class') ?? ''} ${attribute(node, 'id') ?? ''}`;
      if ((aroundHeading.has(node) ? ELSEWHERE_WHOLE : aside).test(marks)) return true;
    }
    return false;
  };
}

/** The lines of a page that contain something like a date and not much more. */
export function datedLines(page: PageDocument): OwnLine[] {
  const lines: OwnLine[] = [];
  let inner = -1;
  // In reverse order an element comes before its ancestors.
  for (let at = page.elements.length - 1; at >= 0 && lines.length < MOST_LINES; at -= 1) {
    const element = page.elements[at];
    if (!element || !LINES.has(element.name) || element.textEnd - element.textStart > MOST_PIECES) continue;
    const holdsLine = inner >= element.index && inner < element.end;
    const pieces = page.pieces.slice(element.textStart, element.textEnd);
    if (!pieces.some(({ text }) => HOLDS_DATE.test(text))) continue;
    const isInline = /^(?:span|em|i|abbr|small)$/.test(element.name);
    if (holdsLine && element.name !== 'tr') continue;
    const text = textOf(page, element, LONGEST + 1);
    if (text.length > LONGEST) continue;
    if (!isInline) inner = element.index;
    lines.push({ element, text });
  }
  return lines.reverse();
}
