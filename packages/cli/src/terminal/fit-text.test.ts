import { describe, expect, it } from 'vitest';
import { cutText, padText, widthOf, wrapText } from './fit-text.ts';

describe('a line', () => {
  it.each([
    ['short', 10, 'short'],
    ['a longer text', 8, 'a longe…'],
    ['日本語のタイトル', 7, '日本語…'],
    ['two\n lines', 20, 'two lines'],
  ])('%j is cut to %i columns', (text, width, cut) => {
    expect(cutText(text, width)).toBe(cut);
    expect(widthOf(cutText(text, width))).toBeLessThanOrEqual(width);
  });

  it('is filled up by columns, not by letters', () => {
    expect(padText('日本', 6)).toBe('日本  ');
  });
});

describe('a paragraph', () => {
  it.each([
    ['breaks between words', 'one two three', 8, ['one two', 'three']],
    ['keeps its own lines', 'one\ntwo', 8, ['one', 'two']],
    ['breaks a word that is longer than a line', 'abcdefghij k', 4, ['abcd', 'efgh', 'ij k']],
    ['breaks a script without spaces anywhere', '日本語のタイトル', 6, ['日本語', 'のタイ', 'トル']],
    ['begins no line with a full stop of such a script', '日本語。次', 6, ['日本', '語。次']],
    ['is empty where there is nothing', '', 4, ['']],
  ])('%s', (_, text, width, lines) => {
    expect(wrapText(text, width)).toEqual(lines);
  });

  it('never is wider than it may be, and loses no letter', () => {
    const text = 'Résumé 日本語テキスト with https://example.com/a/very/long/path?and=query and שלום עולם';
    for (const width of [4, 9, 16, 31]) {
      const lines = wrapText(text, width);
      expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });
});
