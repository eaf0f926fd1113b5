import { collapse } from '../page-text.ts';
import { withoutOuterLineEnds } from '../without-outer-line-ends.ts';

/** A text of the page that stands in a block. */
export interface Piece {
  text: string;
  linked: boolean;
  /** Made by a line break of the page. */
  lineEnd?: boolean;
}

/** The lines of a text that the page itself breaks; undefined if it has no line break. */
export function brokenLines(pieces: readonly Piece[]): string | undefined {
  if (!pieces.some(({ lineEnd }) => lineEnd)) return undefined;
  const lines = [''];
  for (const { text, lineEnd } of pieces) {
    if (lineEnd) lines.push('');
    else lines[lines.length - 1] += text;
  }
  const written = lines.map(collapse).filter((line) => line !== '');
  return written.length > 1 ? written.join('\n') : undefined;
}

/** The text of a block; in a code block the lines stay. */
export function joinPieces(pieces: readonly Piece[], code: boolean): string {
  const text = pieces.map((piece) => piece.text).join('');
  if (!code) return collapse(text);
  const lines = text.replace(/^ /, '').split('\n');
  return withoutOuterLineEnds(lines.map((line) => line.trimEnd()).join('\n'));
}

/** The share of the characters that are in links, 0 to 1. */
export const linkedShare = (pieces: readonly Piece[]): number => {
  let linked = 0;
  let all = 0;
  for (const { text, linked: isLinked } of pieces) {
    const { length } = text.trim();
    all += length;
    if (isLinked) linked += length;
  }
  return all === 0 ? 0 : linked / all;
};
