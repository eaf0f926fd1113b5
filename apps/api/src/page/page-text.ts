import type { PageDocument, PageElement, Region, TextPiece } from './page-document.ts';

/** Runs of white space become one space, none at the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Cuts a text at its last whole word within the limit and says so with an ellipsis. */
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
  { from = 0, to = pieces.length, limit = Number.POSITIVE_INFINITY, passes = shown }: PieceRange = {},
): string {
  let text = '';
  let spaced = false;
  for (let at = from; at < to && text.length <= limit * 2; at += 1) {
    const piece = pieces[at];
    if (!piece || !passes(piece.region)) continue;
    // Collapsed at once, so that indentation does not use up the limit.
    const part = piece.text.slice(0, limit * 2 + 10_000).replace(/\s+/g, ' ');
    // Remembered, because looking at the end of a growing text would copy it each time.
    text += spaced && part.startsWith(' ') ? part.slice(1) : part;
    spaced = part.endsWith(' ');
  }
  return cut(collapse(text), limit);
}

export interface PieceRange {
  from?: number;
  to?: number;
  /** Characters. */
  limit?: number;
  passes?: (region: Region) => boolean;
}

const shown = (region: Region) => region.shown;
const any = () => true;

/** What a reader sees of an element; of a hidden one, what it would show. */
export function textOf(page: PageDocument, element: PageElement, limit = 500): string {
  return joinPieces(page.pieces, {
    from: element.textStart,
    to: element.textEnd,
    limit,
    passes: element.hidden ? any : shown,
  });
}

/** The text of a script, style or noscript, as it stands in the source. */
export function sourceOf(element: PageElement): string {
  return element.node.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Writing without spaces between words: Han, kana, Thai, Lao, Khmer, Myanmar. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Counts words: what stands between spaces and holds a letter or digit. Where words are written without
 * spaces, two characters count as one word, which is about their mean length.
 */
export function countWords(text: string): number {
  let unspaced = 0;
  const spaced = text.replace(UNSPACED, () => {
    unspaced += 1;
    return ' ';
  });
  let words = Math.round(unspaced / 2);
  for (const [part] of spaced.matchAll(/\S+/g)) if (LETTER_OR_DIGIT.test(part)) words += 1;
  return words;
}
