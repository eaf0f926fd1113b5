import type { PageDocument, PageElement, TextPiece } from './page-document.ts';
import type { Region } from './page-part.ts';

const UNEVEN = /[^\S ]| {2}/;

/** Whether all its white space is single spaces. */
export const isEven = (text: string): boolean => !UNEVEN.test(text);

/** Runs of white space become one space. Most texts have none, and are returned without a copy. */
const evenSpaces = (text: string): string => (isEven(text) ? text : text.replace(/\s+/g, ' '));

/** Runs of white space become one space, none at the ends. */
export function collapse(text: string): string {
  return evenSpaces(text).trim();
}

/** Cuts a text after its last whole word within the limit and appends an ellipsis. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const space = start.lastIndexOf(' ');
  const words = space > limit / 2 ? start.slice(0, space) : start.replace(/[\ud800-\udbff]$/, '');
  return `${words.trimEnd()}…`;
}

/** The text of the pieces from `from` to `to` that pass, read until it is longer than the limit. */
export function joinPieces(
  pieces: readonly TextPiece[],
  { from = 0, to = pieces.length, limit = Number.POSITIVE_INFINITY, passes = isText }: PieceRange = {},
): string {
  let text = '';
  let spaced = false;
  for (let at = from; at < to && text.length <= limit * 2; at += 1) {
    const piece = pieces[at];
    if (!piece || !passes(piece.region)) continue;
    const start = piece.text.slice(0, limit * 2 + 10_000);
    // Collapsed at once, so that indentation does not use up the limit.
    const part = piece.isEven ? start : evenSpaces(start);
    // Stored, because looking at the end of a growing text would copy it each time.
    text += spaced && part.startsWith(' ') ? part.slice(1) : part;
    if (part !== '') spaced = part.endsWith(' ');
  }
  // Even parts without adjacent spaces give an even text.
  return cut(text.trim(), limit);
}

export interface PieceRange {
  from?: number;
  to?: number;
  /** Characters. */
  limit?: number;
  passes?: (region: Region) => boolean;
}

const isText = (region: Region) => region.isText;
const any = () => true;

/** The text of an element; for an element that is not text, such as a title, its content. */
export function textOf(page: PageDocument, element: PageElement, limit = 500): string {
  return joinPieces(page.pieces, {
    from: element.textStart,
    to: element.textEnd,
    limit,
    passes: element.region.isText ? isText : any,
  });
}

/** The lines of an element's text, separated by its line breaks. */
export function textLines(page: PageDocument, element: PageElement, limit = 500): string[] {
  const breaks = page.elements
    .slice(element.index + 1, element.end)
    .filter(({ name }) => name === 'br')
    .map(({ textStart }) => textStart);
  const passes = element.region.isText ? isText : any;
  const ends = [...breaks, element.textEnd];
  return ends
    .map((to, at) => joinPieces(page.pieces, { from: ends[at - 1] ?? element.textStart, to, limit, passes }))
    .filter((line) => line !== '');
}

/** The text of a script, style or noscript, as in the source. */
export function sourceOf(element: PageElement): string {
  return element.node.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const SPACE = /\s/;

/** Scripts without spaces between words: Thai, Lao, Myanmar, Khmer, kana, Han. */
function isUnspaced(code: number): boolean {
  return (
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff) ||
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff)
  );
}

const isAsciiWord = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);

/**
 * Counts words: texts between spaces with a letter or digit. In scripts without spaces, two characters count
 * as one word, which is about their mean length. One loop over the characters, because arrays of two million
 * matches would take longer to free than to count.
 */
export function countWords(text: string): number {
  let unspaced = 0;
  let words = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if (isAsciiWord(code)) {
        if (!inWord) words += 1;
        inWord = true;
      } else if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) inWord = false;
    } else if (isUnspaced(code)) {
      unspaced += 1;
      inWord = false;
    } else if (!inWord) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      if (LETTER_OR_DIGIT.test(character)) {
        words += 1;
        inWord = true;
      }
      if (character.length > 1) at += 1;
    } else if (code >= 0x85 && code <= 0x3000 && SPACE.test(text.charAt(at))) inWord = false;
    else if (code === 0xfeff) inWord = false;
  }
  return words + Math.round(unspaced / 2);
}
