import { expect, it } from 'vitest';
import { isDayOfAddress } from './is-day-of-address.ts';

it.each([
  ['https://mill.example/2013/06/07/flour', true],
  ['https://mill.example/2013/6/7/flour', true],
  ['https://mill.example/news/20130607-flour', true],
  ['https://mill.example/news/2013-06-07-flour.html', true],
  ['https://mill.example/2013/06/flour', true],
  ['https://mill.example/2013/06/08/flour', false],
  ['https://mill.example/2013/07/flour', false],
  ['https://mill.example/201306075/flour', false],
  ['https://mill.example/flour?day=2013-06-07', false],
])('whether %s is of 7 June 2013: %s', (address, is) => {
  expect(isDayOfAddress('2013-06-07', address)).toBe(is);
});
