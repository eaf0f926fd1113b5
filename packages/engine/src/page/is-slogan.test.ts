import { expect, it } from 'vitest';
import { isSlogan } from './is-slogan.ts';

it.each([
  ['Skills for life. Adventures for all.', true],
  ['Learn. Explore. Have fun. All while working together.', true],
  ['Bike repair in Leeds. Open daily.', false],
  ['Skills for life.', false],
  ['We repair bikes of every make. Come and see us.', false],
  ['Gutes Essen. Faire Preise.', false],
  ['Open 24 hours. All week.', false],
  ['地域に根ざした医療を、あなたに。', true],
  ['安心して任せられる“かかりつけ医”を目指して。', true],
  ['当院は1985年に開院しました。', false],
  ['石と、生きる。石と、歩む。', false],
])('“%s” is a slogan: %s', (text, slogan) => {
  expect(isSlogan(text)).toBe(slogan);
});
