import { describe, expect, it } from 'vitest';
import { utf16Positions } from './utf16-positions.ts';

describe('positions in bytes', () => {
  it('are found for every character of a text, in any order', () => {
    const text = 'aé日😀z';
    const bytes = [...text].map((_, at, all) => Buffer.byteLength(all.slice(0, at).join('')));
    const found = utf16Positions(text, [...bytes].reverse());
    expect(bytes.map((at) => found.get(at))).toEqual([0, 1, 2, 3, 5]);
  });

  it('inside a character are its beginning, behind the text its end', () => {
    const found = utf16Positions('a😀b', [2, 3, 4, 5, 6, 99]);
    expect([...found]).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 3],
      [6, 4],
      [99, 4],
    ]);
  });
});
