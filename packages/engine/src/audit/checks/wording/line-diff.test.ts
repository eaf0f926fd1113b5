import { expect, it } from 'vitest';
import { lineDiff } from './line-diff.ts';

const like = (count: number) => Array.from({ length: count }, () => 'Disallow: /a');

it('shows the changed lines with two lines around them', () => {
  expect(lineDiff('robots.txt', 'a\nb\nc\nd\ne', 'a\nb\nx\nd\ne')).toBe(
    '--- robots.txt\n+++ robots.txt\n@@ -1,5 +1,5 @@\n a\n b\n-c\n+x\n d\n e',
  );
});

it('compares texts of many like lines', () => {
  const before = ['User-agent: *', ...like(30_000), 'end'].join('\n');
  const after = ['# T', ...like(29_999), '', 'x'].join('\n');
  const signs = lineDiff('llms.txt', before, after)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line));
  expect(signs.filter((line) => line.startsWith('-'))).toHaveLength(3);
  expect(signs.filter((line) => line.startsWith('+'))).toHaveLength(3);
});

it('shows texts that differ in too many lines as wholly replaced', () => {
  const [before, after] = ['a', 'b'].map((letter) =>
    Array.from({ length: 2000 }, (_, index) => (index % 2 ? 'same' : `${letter}${index}`)).join('\n'),
  );
  const lines = lineDiff('llms.txt', before ?? '', after ?? '').split('\n');
  expect(lines.slice(3, 5)).toEqual(['-a0', '-same']);
});
