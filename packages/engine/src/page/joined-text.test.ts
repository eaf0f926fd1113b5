import { expect, it } from 'vitest';
import { mainBlocks } from './blocks/main-blocks.ts';
import { openPageDocument } from './open-page-document.ts';

const textsOf = (html: string, lang = 'en') =>
  mainBlocks(
    openPageDocument(`<html lang="${lang}"><main>${html}</main></html>`, 'https://shop.example/'),
  ).map(({ text }) => text);

it.each([
  ['a name and its price', '<p><span>Nail trim</span><span></span><span>£12</span></p>', 'Nail trim £12'],
  [
    'two lines of a heading',
    '<h1><span>Ledgerly</span><span>Invoices for shops</span></h1>',
    'Ledgerly Invoices for shops',
  ],
  ['no name in two colours', '<p><span>Free</span><span>Cell</span> is here</p>', 'FreeCell is here'],
  ['no currency and its figure', '<p><span>US</span><span>$30</span></p>', 'US$30'],
])('a style sets apart %s', (_, html, text) => {
  expect(textsOf(html)).toEqual([text]);
});

it.each([
  [
    'as Elementor writes them',
    '<div><span>£</span> <span>39</span> <div class="after"><span class="price-table__fractional-part">99</span></div> <span>a month</span></div>',
    'en',
    ['£ 39.99 a month'],
  ],
  ['raised', '<p>Only €39<sup>99</sup> today</p>', 'fr', ['Only €39,99 today']],
  ['no power of a number', '<p>About 10<sup>12</sup> of them</p>', 'en', ['About 1012 of them']],
])('the cents of a price belong to it: %s', (_, html, lang, texts) => {
  expect(textsOf(html, lang)).toEqual(texts);
});
