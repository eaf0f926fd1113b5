import { describe, expect, it } from 'vitest';
import { cleanText, cleanTexts } from './clean-text.ts';

describe('text of strangers', () => {
  it.each([
    ['colours', 'a\u001B[31mred\u001B[0m', 'ared'],
    ['a title of the window', 'a\u001B]0;pwned\u0007b', 'ab'],
    ['a link', '\u001B]8;;https://evil.example\u0007click\u001B]8;;\u0007', 'click'],
    ['a cleared screen', '\u001B[2J\u001B[1;1Hgone', 'gone'],
    ['8-bit controls', 'a\u009B31mb\u0085c', 'abc'],
    ['an escape that never ends', 'a\u001B', 'a'],
    ['a line that is written over', 'score 12\rscore 99', 'score 12score 99'],
    ['backspaces and bells', 'abc\b\b\u0007', 'abc'],
    ['turned directions', 'user\u202Egnp.exe\u202C \u2066x\u2069 \u200Fy\u061C', 'usergnp.exe x y'],
    ['invisible signs and tags', 'a\u200B\uFEFF\u{E0041}b', 'ab'],
    ['other ends of lines', 'a\u2028b\u2029c', 'abc'],
  ])('is shown without %s', (_, text, shown) => {
    expect(cleanText(text)).toBe(shown);
  });

  it.each([
    'Zażółć gęślą jaźń',
    '日本語のタイトル',
    'שלום עולם',
    'نمی‌خواهم',
    '👩‍👩‍👧 family',
    'two\nlines',
    '«É», “x” – …',
  ])('keeps what it says: %j', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('is found wherever it stands in a value', () => {
    const value = { a: ['\u001B[1mx', { b: '\u202Ey' }], n: 1, none: null };
    expect(cleanTexts(value)).toEqual({ a: ['x', { b: 'y' }], n: 1, none: null });
  });
});
