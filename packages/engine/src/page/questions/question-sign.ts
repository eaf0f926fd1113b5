import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { joinPieces, textOf } from '../page-text.ts';

/** The letter that stands before a question or its answer in a box of its own: "Q", "A1", "問". */
const SIGN = /^(?:[qaｑａ]\s?\d{0,3}|question|answer|[問答质質问][問题題]?|回答|문|답)\s?[.:：．、)]?$/iu;
const LONGEST_SIGN = 10;
const QUESTION_BOX = new Set('dt dd summary h2 h3 h4 h5 h6 button'.split(' '));
const NAMED_BOX = /(?:^|[\s_-])(?:faqs?|q|question|answer|qa|q-?and-?a|accordion|toggle)(?:$|[\s_-])/i;
const BOX_DEPTH = 4;
const MOST_SIGN_PIECES = 3;
/** How many inner elements are looked at. */
const MOST_INNER = 7;
const SIGN_NAMES = new Set('span i b strong em div p small'.split(' '));

const isBox = (element: PageElement) =>
  QUESTION_BOX.has(element.name) ||
  NAMED_BOX.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`);

/**
 * Whether an element is only the sign before a question or an answer, drawn as a letter. It begins a box that holds more than
 * the sign; the first letter of a text that is drawn large is followed by the rest of its word and is none.
 */
export function isQuestionSign(page: PageDocument, element: PageElement): boolean {
  const pieces = element.textEnd - element.textStart;
  if (pieces === 0 || pieces > MOST_SIGN_PIECES || !SIGN_NAMES.has(element.name)) return false;
  const text = textOf(page, element, LONGEST_SIGN + 1);
  if (text.length > LONGEST_SIGN || !SIGN.test(text)) return false;
  let around = page.elements[element.parent];
  for (let steps = 0; around && steps < BOX_DEPTH; steps += 1) {
    if (joinPieces(page.pieces, { from: around.textStart, to: element.textStart, limit: 1 }) !== '')
      return false;
    if (isBox(around) && around.textEnd > element.textEnd) return !isDropCap(page, element);
    around = page.elements[around.parent];
  }
  return false;
}

/** The first letter of a word, or "A" as the first word of a sentence. */
function isDropCap(page: PageDocument, element: PageElement): boolean {
  const letter = textOf(page, element, LONGEST_SIGN);
  const next = page.pieces[element.textEnd]?.text ?? '';
  return /^a$/i.test(letter) ? /^\s*\p{Ll}/u.test(next) : /^q$/i.test(letter) && /^\p{Ll}/u.test(next);
}

/** Where the words of an element begin: behind the sign that stands before them. */
export function afterSign(page: PageDocument, element: PageElement): number {
  const first = element.index + 1;
  for (const inner of page.elements.slice(first, Math.min(element.end, first + MOST_INNER)))
    if (inner.textEnd < element.textEnd && isQuestionSign(page, inner)) return inner.textEnd;
  return element.textStart;
}
