import { isLink } from '../is-link.ts';
import type { PageElement, TextPiece } from '../page-document.ts';

/**
 * How much text of each kind an element has, in characters. All are prefix sums over the page, so each lookup
 * is immediate.
 */
export interface TextMeasures {
  all(element: PageElement): number;
  /** Within links. */
  linked(element: PageElement): number;
  /** In pieces that read as sentences and are outside links. */
  prose(element: PageElement): number;
  /** In headings below level one, outside links. */
  headed(element: PageElement): number;
  /** Links with text. */
  links(element: PageElement): number;
  /** Level-one headings inside it. */
  titles(element: PageElement): number;
  /** Whether a level-one heading, a main element or an article is inside it. */
  holdsContent(element: PageElement): boolean;
}

const PROSE_CHARACTERS = 60;
/** Without spaces between words a sentence is shorter. */
const UNSPACED_PROSE_CHARACTERS = 25;
const UNSPACED = /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const SENTENCE = /[.!?。！？؟۔।…](?:\s|["'”’»）)\]]|$)/u;

/** Whether a piece of text has the length and the end of a sentence. */
export function readsAsProse(text: string): boolean {
  if (text.length < UNSPACED_PROSE_CHARACTERS) return false;
  if (text.length >= PROSE_CHARACTERS && SENTENCE.test(text)) return true;
  return UNSPACED.test(text) && (SENTENCE.test(text) || /[。！？]/.test(text));
}

const CONTENT = new Set(['h1', 'main', 'article']);
const SUBHEADING = /^h[2-6]$/;

export function measureText(
  elements: readonly PageElement[],
  pieces: readonly TextPiece[],
  isText: (element: PageElement) => boolean,
): TextMeasures {
  const inLink = new Uint8Array(elements.length);
  const inHeading = new Uint8Array(elements.length);
  const links = new Int32Array(elements.length + 1);
  const titles = new Int32Array(elements.length + 1);
  const contents = new Int32Array(elements.length + 1);
  for (const element of elements) {
    const { index, name, parent } = element;
    const link = isLink(element);
    inLink[index] = link || inLink[parent] === 1 ? 1 : 0;
    inHeading[index] = SUBHEADING.test(name) || inHeading[parent] === 1 ? 1 : 0;
    links[index + 1] = (links[index] ?? 0) + (link && element.textEnd > element.textStart ? 1 : 0);
    titles[index + 1] = (titles[index] ?? 0) + (name === 'h1' ? 1 : 0);
    contents[index + 1] = (contents[index] ?? 0) + (CONTENT.has(name) ? 1 : 0);
  }
  const all = new Float64Array(pieces.length + 1);
  const linked = new Float64Array(pieces.length + 1);
  const prose = new Float64Array(pieces.length + 1);
  const headed = new Float64Array(pieces.length + 1);
  for (const [at, { text, parent }] of pieces.entries()) {
    const owner = elements[parent];
    const words = owner && !isText(owner) ? '' : text.trim();
    const { length } = words;
    const isLinked = inLink[parent] === 1;
    all[at + 1] = (all[at] ?? 0) + length;
    linked[at + 1] = (linked[at] ?? 0) + (isLinked ? length : 0);
    headed[at + 1] = (headed[at] ?? 0) + (!isLinked && inHeading[parent] === 1 ? length : 0);
    prose[at + 1] = (prose[at] ?? 0) + (!isLinked && readsAsProse(words) ? length : 0);
  }
  const within =
    (sums: Float64Array) =>
    ({ textStart, textEnd }: PageElement) =>
      (sums[textEnd] ?? 0) - (sums[textStart] ?? 0);
  const inside =
    (counts: Int32Array) =>
    ({ index, end }: PageElement) =>
      (counts[end] ?? 0) - (counts[index + 1] ?? 0);
  return {
    all: within(all),
    linked: within(linked),
    prose: within(prose),
    headed: within(headed),
    links: inside(links),
    titles: inside(titles),
    holdsContent: (element) => inside(contents)(element) > 0,
  };
}
