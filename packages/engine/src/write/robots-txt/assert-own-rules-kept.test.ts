import { describe, expect, it } from 'vitest';
import { assertOwnRulesKept } from './assert-own-rules-kept.ts';

const urls = ['https://shop.example/', 'https://shop.example/cart/1'];
/** An agent's verdicts on the home page and on the cart: before, after. */
const check = (
  [before, after]: [boolean[], boolean[]],
  policy: Parameters<typeof assertOwnRulesKept>[2]['policy'],
  paths: string[] = [],
  agents = ['Bingbot'],
) => assertOwnRulesKept([{ agents, before, after }], urls, { policy, paths });
const same: [boolean[], boolean[]] = [
  [true, false],
  [true, false],
];
const closesCart: [boolean[], boolean[]] = [
  [true, true],
  [true, false],
];
const closesAll: [boolean[], boolean[]] = [
  [true, true],
  [false, false],
];
const opensCart: [boolean[], boolean[]] = [
  [true, false],
  [true, true],
];

describe('an edit is as it was asked for, where', () => {
  it.each([
    ['nothing changes', () => check(same, null)],
    ['a path that is to be closed closes', () => check(closesCart, null, ['/cart'])],
    ['an agent that is kept out loses all', () => check(closesAll, 'no_training', [], ['GPTBot', 'CCBot'])],
    ['everybody is kept out', () => check(closesAll, 'closed')],
    ['a policy opens', () => check(opensCart, 'open')],
  ])('%s', (_, edit) => {
    expect(edit).not.toThrow();
  });
});

describe('an edit is a fault, where', () => {
  it.each([
    [
      'another path closes',
      () => check(closesAll, null, ['/cart']),
      'Bingbot may do at https://shop.example/',
    ],
    ['a path closes unasked', () => check(closesCart, null), 'Bingbot may do at https://shop.example/cart/1'],
    [
      'somebody else loses pages',
      () => check(closesAll, 'no_training'),
      'Bingbot may do at https://shop.example/',
    ],
    [
      'one of those alike is not kept out',
      () => check(closesAll, 'no_training', [], ['GPTBot', 'Bingbot']),
      'GPTBot may do at',
    ],
    ['no policy is asked for', () => check(closesAll, null, [], ['GPTBot']), 'GPTBot may do at'],
    ['a page opens', () => check(opensCart, 'no_training'), 'Bingbot may do at https://shop.example/cart/1'],
    [
      'a path to be closed opens',
      () => check(opensCart, null, ['/cart']),
      'may do at https://shop.example/cart/1',
    ],
  ])('%s', (_, edit, told) => {
    expect(edit).toThrow(told);
  });
});
