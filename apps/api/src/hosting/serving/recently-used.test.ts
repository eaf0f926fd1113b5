import { expect, it } from 'vitest';
import { createRecentlyUsed } from './recently-used.ts';

it('lets go of what was used longest ago when there is no more room', () => {
  const kept = createRecentlyUsed<string>(10);
  kept.set('a', 'A', 4);
  kept.set('b', 'B', 4);
  expect(kept.get('a')).toBe('A');
  kept.set('c', 'C', 4);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C']);
});

it('counts a value that was set again once, and one that was taken away no more', () => {
  const kept = createRecentlyUsed<string>(10);
  for (let turn = 0; turn < 5; turn += 1) kept.set('a', 'A', 6);
  kept.set('b', 'B', 4);
  expect([kept.get('a'), kept.get('b')]).toEqual(['A', 'B']);
  kept.delete('a');
  kept.delete('a');
  kept.set('c', 'C', 6);
  expect([kept.get('b'), kept.get('c')]).toEqual(['B', 'C']);
});

it('has room for one that is heavier than all', () => {
  const kept = createRecentlyUsed<string>(10);
  kept.set('a', 'A', 4);
  kept.set('b', 'B', 40);
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'B']);
});
