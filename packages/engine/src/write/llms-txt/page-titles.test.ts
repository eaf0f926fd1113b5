import { expect, it } from 'vitest';
import { pageOf } from '../testing/site-of.ts';
import { homeWords, pageTitles } from './page-titles.ts';

const titlesOf = (...titles: string[]) => [
  ...pageTitles(titles.map((title, at) => pageOf({ url: `/${at}`, title }))).values(),
];

it.each<[string, string[], string[]]>([
  [
    'without the name that most share',
    ['Horn | Anvil House', 'Face | Anvil House', 'Feet | Anvil House', 'Heel'],
    ['Horn', 'Face', 'Feet', 'Heel'],
  ],
  [
    'with the name that two share',
    ['Horn | Anvil House', 'Face | Anvil House', 'Heel'],
    ['Horn | Anvil House', 'Face | Anvil House', 'Heel'],
  ],
  [
    'with the name that under a half share',
    ['A | X', 'B | X', 'C | X', 'D', 'E', 'F', 'G'],
    ['A | X', 'B | X', 'C | X', 'D', 'E', 'F', 'G'],
  ],
  [
    'with the town that ends most of them',
    ['Fees in Leeds', 'Contact | Vets near Leeds', 'Work in Leeds'],
    ['Fees in Leeds', 'Contact | Vets near Leeds', 'Work in Leeds'],
  ],
  ['without an emblem', ['★ Horn', 'Face ·–'], ['Horn', 'Face']],
  [
    'as they are where nothing else would be left',
    ['☆ Anvil House', 'Horn ☆ Anvil House', 'Face ☆ Anvil House', '★ ☆ Anvil House'],
    ['Anvil House', 'Horn', 'Face', '★ ☆ Anvil House'],
  ],
  [
    'by their address where they are empty',
    ['', ' '],
    ['https://anvils.example/0', 'https://anvils.example/1'],
  ],
])('pages are called %s', (_, titles, called) => {
  expect(titlesOf(...titles)).toEqual(called);
});

it.each([
  ['Dentist in Leeds | Implants, Whitening, Braces', 'Dentist in Leeds'],
  ['Loose Leaf Tea, Small Batches, Portland', ''],
  ['湯の宿【公式】| 八千穂高原の温泉旅館', '湯の宿 – 八千穂高原の温泉旅館'],
  ['Anvils – made by hand', 'Anvils – made by hand'],
  ['Anvils, and what is done with them', 'Anvils, and what is done with them'],
])('a home page called %s is told as %s', (title, told) => {
  expect(homeWords(title)).toBe(told);
});
