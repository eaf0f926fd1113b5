import { expect, it } from 'vitest';
import { mainBlocks } from './blocks/main-blocks.ts';
import { openPageDocument } from './open-page-document.ts';

const textsOf = (html: string) =>
  mainBlocks(openPageDocument(`<html><main>${html}</main></html>`, 'https://shop.example/')).map(
    ({ text }) => text,
  );

const rows = (...pairs: [string, string][]) =>
  pairs.map(([one, other]) => `<p><strong>${one}</strong><span>${other}</span></p>`).join('\n');

it.each([
  [
    'a day and its times',
    '<p><span>Woensdag</span><span>8:00 – 16:00</span></p><p><span>Vrijdag</span><span>8:00 – 15:00</span></p>',
    ['Woensdag 8:00 – 16:00', 'Vrijdag 8:00 – 15:00'],
  ],
  [
    'a label and its value',
    rows(['ADDRESS', '울산광역시 동구'], ['TEL', '052-235-5004'], ['담임목사', '김인병 목사']),
    ['ADDRESS 울산광역시 동구', 'TEL 052-235-5004', '담임목사 김인병 목사'],
  ],
  [
    'days that are closed',
    '<p><span>休診</span><span>木曜・日曜</span></p><p><span>平日</span><span>9:30～12:30</span></p>',
    ['休診 木曜・日曜', '平日 9:30～12:30'],
  ],
  [
    'a label and a link',
    '<p><b>ONLINE</b><span><a href="/v">Watch it</a></span></p><p><b>TEL</b><span>12 34</span></p>',
    ['ONLINE Watch it', 'TEL 12 34'],
  ],
  ['no name in two colours', '<p><span>Free</span><span>Cell</span></p>', ['FreeCell']],
  [
    'no initials',
    '<p><b>S</b><span>pecific</span></p><p><b>M</b><span>easurable</span></p>',
    ['Specific', 'Measurable'],
  ],
  [
    'no figure and its sign',
    '<p><span>98</span><span>%</span></p><p><span>250</span><span>+</span></p>',
    ['98%', '250+'],
  ],
])('a style sets apart the halves of rows: %s', (_, html, texts) => {
  expect(textsOf(html)).toEqual(texts);
});
