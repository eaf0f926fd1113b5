import { expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

const shown = (before: string, after: string) =>
  lineChanges(before, after).map(({ sign, text }) => `${sign}${text}`);

it.each([
  ['a\nb\nc\n', 'a\nb\nc\n', []],
  ['a\r\nb', '\ufeffa\nb\n', []],
  ['', 'a\nb\n', ['+a', '+b']],
  ['a\nb\n', '', ['-a', '-b']],
  ['a\nc\n', 'a\nb\nc\nd\n', ['+b', '+d']],
  ['a\nb\nc\n', 'a\nc\n', ['-b']],
  ['a\nb\nc\n', 'a\nx\nc\n', ['-b', '+x']],
  ['a\nb\nc\nd\n', 'b\nd\ne\n', ['-a', '-c', '+e']],
  ['a\na\nb\n', 'a\nb\na\n', ['-a', '+a']],
  ['one\ntwo\n', 'two\none\n', ['-one', '+one']],
])('from %j to %j: %j', (before, after, changes) => {
  expect(shown(before, after)).toEqual(changes);
});

const numbered = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at)).join('\n');

it('says of thousands of lines that were put between others that nothing was taken away', () => {
  const before = numbered(5000, (at) => `line ${at}`);
  const after = numbered(10_000, (at) => (at % 2 ? `new ${at}` : `line ${at / 2}`));
  const changes = lineChanges(before, after);
  expect(changes).toHaveLength(5000);
  expect(changes.every(({ sign }) => sign === '+')).toBe(true);
});

it('counts thousands of changed lines by what they say', () => {
  const before = numbered(3000, (at) => `line ${at}`);
  const after = numbered(3000, (at) => (at % 2 ? `line ${at}` : `new ${at}`));
  const changes = lineChanges(before, after);
  expect(changes.filter(({ sign }) => sign === '-')).toHaveLength(1500);
  expect(changes.filter(({ sign }) => sign === '+')).toHaveLength(1500);
});

it('never says of lines in another order that nothing was taken away', () => {
  const before = numbered(3000, (at) => `line ${at}`);
  const after = numbered(3000, (at) => `line ${2999 - at}`);
  expect(lineChanges(before, after).some(({ sign }) => sign === '-')).toBe(true);
});
