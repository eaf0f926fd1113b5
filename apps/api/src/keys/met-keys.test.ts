import { expect, it } from 'vitest';
import { createMetKeys } from './met-keys.ts';

it('remembers the keys met last, and keeps the good ones however many bad ones come', () => {
  const met = createMetKeys(3);
  met.add('mine', 'good');
  for (let n = 0; n < 10; n += 1) met.add(`guess ${n}`, 'bad');
  expect(met.verdict('mine')).toBe('good');
  expect(met.verdict('guess 9')).toBe('bad');
  expect(met.verdict('guess 7')).toBe('bad');
  expect(met.verdict('guess 6')).toBeUndefined();
});

it('knows a key by what it was last', () => {
  const met = createMetKeys();
  met.add('mine', 'good');
  met.add('mine', 'bad');
  expect(met.verdict('mine')).toBe('bad');
});
