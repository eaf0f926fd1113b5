import { expect, it } from 'vitest';
import { pieceOf } from './piece-of.ts';

function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const piece = pieceOf(text, from, most);
    pieces.push(piece.text);
    from = piece.next;
  }
  return pieces;
}

it.each([
  ['is whole where it has room', 'one\ntwo\n', 8, ['one\ntwo\n']],
  ['ends with a line', 'one\ntwo\nthree\n', 9, ['one\ntwo\n', 'three\n']],
  ['of a line that has no room ends anywhere', 'abcdefgh\nij', 4, ['abcd', 'efgh', '\nij']],
  ['never ends within a character', 'ab😀cd', 3, ['ab', '😀c', 'd']],
  ['of nothing is nothing', '', 4, ['']],
])('a piece %s', (_what, text, most, expected) => {
  expect(piecesOf(text, most)).toEqual(expected);
  expect(expected.join('')).toBe(text);
});

it('begins nowhere behind the end', () => {
  expect(pieceOf('abc', 7, 4)).toEqual({ text: '', next: null });
});
