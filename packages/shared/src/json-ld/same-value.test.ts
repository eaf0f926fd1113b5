import { expect, it } from 'vitest';
import { saysAll, saysSame } from './same-value.ts';

it.each([
  ['the same text', 'a', 'a', true],
  ['a number for its text', 12, '12', true],
  ['one of a list', ['a'], 'a', true],
  ['another order', ['b', 'a'], ['a', 'b'], true],
  ['more than is asked', { '@type': 'A', name: 'x', url: 'u' }, { '@type': 'A', name: 'x' }, true],
  ['an address for a reference', 'https://a.example/', { '@id': 'https://a.example/' }, true],
  ['less', ['a'], ['a', 'b'], false],
  ['another text', 'a', 'b', false],
  ['a text for a thing', 'a', { name: 'a' }, false],
  ['nothing', undefined, 'a', false],
])('%s says all that is wanted, or does not', (_what, there, wanted, expected) => {
  expect(saysAll(there, wanted)).toBe(expected);
});

it('may be said without an id, where that is asked for; a mere reference may not', () => {
  const wanted = { '@id': 'https://a.example/#us', name: 'A' };
  expect(saysAll({ name: 'A' }, wanted)).toBe(false);
  expect(saysAll({ name: 'A' }, wanted, true)).toBe(true);
  expect(saysAll({ name: 'A', '@id': 'https://a.example/#them' }, wanted, true)).toBe(false);
  expect(saysAll({ name: 'A' }, { '@id': 'https://a.example/#us' }, true)).toBe(false);
});

it('is the same both ways alone', () => {
  expect(saysSame({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  expect(saysSame({ a: 1, b: [2] }, { b: 2, a: '1' })).toBe(true);
});
