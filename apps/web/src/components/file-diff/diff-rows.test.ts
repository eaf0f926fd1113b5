import { describe, expect, it } from 'vitest';
import { diffRows } from './diff-rows.ts';

const shown = (before: string, after: string) =>
  diffRows(before, after).map((row) =>
    row.kind === 'gap'
      ? `${row.count} same`
      : row.kind === 'more'
        ? `${row.count} more ${row.of}`
        : `${row.before ?? ' '}|${row.after ?? ' '} ${row.kind} ${row.text}`,
  );

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`).join('\n');

describe('the difference of two texts', () => {
  it('is empty when they say the same, whatever their line ends', () => {
    expect(diffRows('a\nb\n', 'a\nb\n')).toEqual([]);
    expect(diffRows('a\r\nb\r\n', 'a\nb\n')).toEqual([]);
    expect(diffRows('', '')).toEqual([]);
  });

  it('numbers the lines of both texts', () => {
    expect(shown('a\nb\nc\n', 'a\nx\nc\n')).toEqual([
      '1|1 same a',
      '2|  removed b',
      ' |2 added x',
      '3|3 same c',
    ]);
  });

  it('of long files that differ everywhere is what went, then what came, the beginning of each', () => {
    const many = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word} ${at}`).join('\n');
    const rows = shown(many('old'), many('new'));
    expect(rows).toHaveLength(2002);
    expect([rows[0], rows[1000], rows[1001], rows[2001]]).toEqual([
      '1|  removed old 0',
      '19000 more removed',
      ' |1 added new 0',
      '19000 more added',
    ]);
  });

  it('folds what is more than three lines from a change', () => {
    const before = lines(1, 20);
    expect(shown(before, before.replace('line 10', 'changed'))).toEqual([
      '6 same',
      '7|7 same line 7',
      '8|8 same line 8',
      '9|9 same line 9',
      '10|  removed line 10',
      ' |10 added changed',
      '11|11 same line 11',
      '12|12 same line 12',
      '13|13 same line 13',
      '7 same',
    ]);
  });

  it('shows a text that begins or ends', () => {
    expect(shown('', 'a\nb')).toEqual([' |1 added a', ' |2 added b']);
    expect(shown('a', '')).toEqual(['1|  removed a']);
  });
});
