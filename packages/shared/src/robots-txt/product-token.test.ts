import { expect, it } from 'vitest';
import { productToken } from './product-token.ts';

it.each([
  ['GPTBot', 'gptbot'],
  [' Googlebot/2.1 ', 'googlebot'],
  ['AI2Bot', 'ai2bot'],
  ['360Spider (crawler)', '360spider'],
  ['Apple_bot-Extended', 'apple_bot-extended'],
  ['*', '*'],
  [' * all of you', '*'],
  ['*bot', ''],
  ['a *', 'a'],
  ['(none)', ''],
  ['', ''],
])('“%s” names “%s”', (value, token) => {
  expect(productToken(value)).toBe(token);
});
