import { expect, it } from 'vitest';
import { firstClauses, wholeSentences } from './whole-sentences.ts';

it.each([
  ['One short. ', [20, 60, 100], null],
  ['Olá pessoal e sejam bem-vindos a mais um episódio do Podcast!', [20, 90, 100], null],
  ['Welcome to our website! We bake bread every morning.', [20, 60, 100], 'We bake bread every morning.'],
  [
    'We bake bread every morning. It is ready at six. And more of it follows here.',
    [20, 50, 100],
    'We bake bread every morning. It is ready at six.',
  ],
  [
    `We bake ${'bread and cakes '.repeat(5)}every morning.`,
    [20, 50, 120],
    `We bake ${'bread and cakes '.repeat(5)}every morning.`,
  ],
  [`We bake ${'bread and cakes '.repeat(9)}every morning.`, [20, 50, 120], null],
  ['我们每天早上烘焙面包。六点开门。', [20, 60, 100], '我们每天早上烘焙面包。六点开门。'],
  [
    'ร้านนวดของเราเปิดมาตั้งแต่ปีนั้น หมอนวดทุกคนผ่านการอบรม ร้านเปิดทุกวัน',
    [20, 60, 100],
    'ร้านนวดของเราเปิดมาตั้งแต่ปีนั้น หมอนวดทุกคนผ่านการอบรม',
  ],
  ['We bake bread every morning, and what is cut off he…', [10, 60, 100], null],
] as const)('%s within %j', (text, [least, shown, read], sentences) => {
  expect(wholeSentences(text, [least, shown, read])).toBe(sentences);
});

it.each([
  [
    'Wheelhouse repairs bicycles in Utrecht, most of them on the same day.',
    50,
    'Wheelhouse repairs bicycles in Utrecht',
  ],
  ['Bicycle repair in Utrecht', 50, 'Bicycle repair in Utrecht'],
  ['Bicycle repair, rental and sales in the old town of Utrecht', 30, 'Bicycle repair'],
  ['A sentence without any pause that is longer than what there is room for', 30, null],
  ['横浜市中区の動物病院、犬と猫を診療しています。', 24, '横浜市中区の動物病院'],
])('the clauses of “%s” within %i', (text, widest, clauses) => {
  expect(firstClauses(text, widest)).toBe(clauses);
});

it('a text that somebody has cut gives no title up to the cut, which may be within a word', () => {
  expect(firstClauses('The ministry opened the second c...', 65)).toBeNull();
  expect(firstClauses('The ministry opened, on Monday, the second c…', 65)).toBe(
    'The ministry opened, on Monday',
  );
});
