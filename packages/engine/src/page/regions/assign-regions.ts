import { isLink } from '../is-link.ts';
import { attribute, type PageElement, type TextPiece } from '../page-document.ts';
import type { PagePart, Region } from '../page-part.ts';
import { findNotices } from './find-notices.ts';
import { mainContent } from './main-content.ts';
import { measureText, type TextMeasures } from './measure-text.ts';
import { ownPart } from './own-part.ts';

const NEVER_TEXT = new Set('head title datalist rp svg:title svg:desc svg:metadata svg:defs'.split(' '));
/** Everything inside these belongs to them. */
const CLOSED = new Set<PagePart>(['dialog', 'notice', 'footer', 'comments', 'controls']);
/** A main element with this share of the page does not show what in it is the frame. */
const WHOLE = 0.98;

/** Marks text: everything outside elements that are never read as text. */
function textFlags(elements: readonly PageElement[]): Uint8Array {
  const isText = new Uint8Array(elements.length);
  for (const { index, name, parent } of elements)
    isText[index] = !NEVER_TEXT.has(name) && (parent < 0 || isText[parent] === 1) ? 1 : 0;
  return isText;
}

/** The frame's part of each element; null for the page's own content. */
function frameParts(
  elements: readonly PageElement[],
  pieces: readonly TextPiece[],
  measures: TextMeasures,
): (PagePart | null)[] {
  const body = elements.find(({ name }) => name === 'body');
  const whole = body ? measures.all(body) : 0;
  const isMain = (element: PageElement) =>
    element.name === 'main' || attribute(element, 'role')?.toLowerCase() === 'main';
  const marked = elements.filter(isMain);
  const wraps = marked.some((main) => measures.all(main) >= whole * WHOLE);
  const notices = new Set(findNotices(elements, pieces, measures).map(({ index }) => index));
  const parts: (PagePart | null)[] = new Array(elements.length).fill(null);
  // 1: in a section, 2: in an article or a main element that is not the whole page.
  const shields = new Uint8Array(elements.length);
  for (const element of elements) {
    const { index, name, parent } = element;
    const shield = shields[parent] ?? 0;
    const outer = parts[parent] ?? null;
    const opens = name === 'article' || (!wraps && isMain(element)) ? 2 : name === 'section' ? 1 : 0;
    shields[index] = Math.max(shield, opens);
    if (outer !== null && CLOSED.has(outer)) {
      parts[index] = outer;
      continue;
    }
    const surroundings = {
      inContent: shield === 2,
      inSection: shield >= 1,
      measures,
      whole,
      titles: body ? measures.titles(body) : 0,
      marked: marked.length > 0 && !wraps,
    };
    const own = notices.has(index) ? 'notice' : ownPart(element, surroundings);
    // A main element ends unclosed parts before it.
    parts[index] = own === 'main' ? null : (own ?? outer);
  }
  return parts;
}

/** Assigns every element and piece of text to a part of the page. In time linear in the page. */
export function assignRegions(elements: readonly PageElement[], pieces: readonly TextPiece[]): void {
  const isText = textFlags(elements);
  const measures = measureText(elements, pieces, ({ index }) => isText[index] === 1);
  const frames = frameParts(elements, pieces, measures);
  const links = new Uint8Array(elements.length);
  const plain = new Float64Array(pieces.length + 1);
  for (const element of elements) {
    const { index, parent } = element;
    links[index] = isLink(element) || links[parent] === 1 ? 1 : 0;
  }
  for (const [at, { text, parent }] of pieces.entries()) {
    const counts = isText[parent] === 1 && links[parent] !== 1 && (frames[parent] ?? null) === null;
    plain[at + 1] = (plain[at] ?? 0) + (counts ? text.trim().length : 0);
  }
  const contents = mainContent({
    elements,
    measures,
    plain: ({ textStart, textEnd }) => (plain[textEnd] ?? 0) - (plain[textStart] ?? 0),
    inFrame: ({ index }) => (frames[index] ?? null) !== null,
  });
  const starts = new Set(contents.map(({ index }) => index));

  const regions = new Map<string, Region>();
  const intern = (part: PagePart, text: boolean, nosnippet: boolean): Region => {
    const key = `${part}${text ? 1 : 0}${nosnippet ? 1 : 0}`;
    const known = regions.get(key);
    if (known) return known;
    const region = { part, isText: text, nosnippet, inFrame: part !== 'main' && part !== 'other' };
    regions.set(key, region);
    return region;
  };
  const inMain = new Uint8Array(elements.length);
  for (const element of elements) {
    const { index, parent } = element;
    inMain[index] = inMain[parent] === 1 || starts.has(index) ? 1 : 0;
    const around = elements[parent]?.region;
    const nosnippet = around?.nosnippet === true || attribute(element, 'data-nosnippet') !== null;
    const part = frames[index] ?? (inMain[index] === 1 ? 'main' : 'other');
    element.region = intern(part, isText[index] === 1, nosnippet);
  }
  const outside = intern('other', true, false);
  for (const piece of pieces) piece.region = elements[piece.parent]?.region ?? outside;
}
