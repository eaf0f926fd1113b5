import { expect, it } from 'vitest';
import { mainBlocks } from './blocks/main-blocks.ts';
import { openPageDocument } from './open-page-document.ts';

const textsOf = (html: string, lang = 'en') =>
  mainBlocks(
    openPageDocument(`<html lang="${lang}"><main>${html}</main></html>`, 'https://shop.example/'),
  ).map(({ text }) => text);

it('spans that their style sets on lines of their own are lines', () => {
  const span = (text: string) => `<span style="color: red; display:block">${text}</span>`;
  expect(textsOf(`<div>${['Horário', 'Segunda a Sexta', '8:30 – 12:30'].map(span).join('')}</div>`)).toEqual([
    'Horário',
    'Segunda a Sexta',
    '8:30 – 12:30',
  ]);
});

it('the times of a day are set apart from it and from each other', () => {
  const spans = ['Segunda a Sexta', '8:30 – 12:30', '14:00 – 18:30', 'Sábado', '9:00 – 13:00'];
  expect(textsOf(`<p>${spans.map((text) => `<span>${text}</span>`).join('')}</p>`)).toEqual([
    spans.join(' '),
  ]);
});

it.each([
  [
    'a name and the span of its price',
    '<ul><li><span>Dry cut</span><span></span><span>38–43 €</span></li></ul>',
    'Dry cut 38–43 €',
  ],
  [
    'a word and a call to act in capitals',
    '<p>Your hairdresser in Leeds<a href="/book">BOOK NOW</a></p>',
    'Your hairdresser in Leeds BOOK NOW',
  ],
  [
    'the day of a text and how long it takes to read',
    '<p><span>Ann Lee</span><span>Mar 3, 2026</span><span>6 min read</span></p>',
    'Ann Lee Mar 3, 2026 6 min read',
  ],
  [
    'an amount and the words for its tax',
    '<p><span>€</span><span>1 490</span><span>HT / mois</span></p>',
    '€1 490 HT / mois',
  ],
  ['an amount and what it is for', '<p><span>€49</span><span>per month</span></p>', '€49 per month'],
  ['no ordinal number', '<p>In the <span>20</span><span>th century</span></p>', 'In the 20th century'],
  ['a name and its price', '<p><span>Nail trim</span><span></span><span>£12</span></p>', 'Nail trim £12'],
  [
    'two lines of a heading',
    '<h1><span>Ledgerly</span><span>Invoices for shops</span></h1>',
    'Ledgerly Invoices for shops',
  ],
  [
    'two lines of a heading in small letters',
    '<h1><span class="l">Le judo</span><span class="l red">pour tous.</span></h1>',
    'Le judo pour tous.',
  ],
  [
    'lines with words set apart in them',
    '<h1><span class="wline">Ihr Körper weiß</span><span class="wline"><em>den Weg.</em></span></h1>',
    'Ihr Körper weiß den Weg.',
  ],
  [
    'words that are moved one by one, but not letters',
    '<h1><span class="word">Bold</span><span class="word">moves</span> <span class="char">n</span><span class="char">ow</span></h1>',
    'Bold moves now',
  ],
  [
    'two sentences',
    '<p><b>Wir zeigen alte Häuser.</b>Kommen Sie <i>gern vorbei.</i><span>Bring your friends.</span></p>',
    'Wir zeigen alte Häuser. Kommen Sie gern vorbei. Bring your friends.',
  ],
  [
    'a name and its badge',
    '<p><strong>KickStarter</strong><span class="popular">Popular</span></p>',
    'KickStarter Popular',
  ],
  [
    'a label and its telephone number',
    '<p><small>Call us</small><strong>020 7946 0123</strong></p>',
    'Call us 020 7946 0123',
  ],
  [
    'a label and its mail address',
    '<p><small>E-mail</small><strong>hello@shop.example</strong></p>',
    'E-mail hello@shop.example',
  ],
  [
    'a name, how long it takes and its price',
    '<p><span>Wash &amp; cut<span class="time"><span>45 min.</span></span></span><span class="price"><span>£22</span></span></p>',
    'Wash & cut 45 min. £22',
  ],
  [
    'two words and for whom',
    '<p><span>Colour and cut</span><span>Ladies</span></p>',
    'Colour and cut Ladies',
  ],
  [
    'a telephone number and a mail address',
    '<p><a href="tel:+48600100200">+48 600 100 200</a><a href="mailto:desk@gym.example">desk@gym.example</a></p>',
    '+48 600 100 200 desk@gym.example',
  ],
  [
    'a mail address and a telephone number',
    '<p><a href="mailto:desk@gym.example">desk@gym.example</a><a href="tel:+48600100200">600 100 200</a></p>',
    'desk@gym.example 600 100 200',
  ],
  ['small letters that say more', '<p>初診<small>約60〜90分</small></p>', '初診 約60〜90分'],
  ['no suffix in small letters', '<p>田中<small>さん</small></p>', '田中さん'],
  [
    'no number in two links',
    '<p>Numbers <a href="/1">12</a><a href="/2">34567890</a></p>',
    'Numbers 1234567890',
  ],
  ['no mail address in two parts', '<p><span>in</span><span>fo@shop.example</span></p>', 'info@shop.example'],
  ['no words of code', '<p><code><span>dir</span><span>$1</span></code></p>', 'dir$1'],
  ['no letters in a box', '<p><b>Anvil</b><span class="mark">s</span> ring</p>', 'Anvils ring'],
  ['no name in two colours', '<p><span>Free</span><span>Cell</span> is here</p>', 'FreeCell is here'],
  ['no currency and its figure', '<p><span>US</span><span>$30</span></p>', 'US$30'],
])('a style sets apart %s', (_, html, text) => {
  expect(textsOf(html)).toEqual([text]);
});

it('a telephone number or a mail address on a line of its own is text, though it is linked', () => {
  expect(
    textsOf(
      '<p>Call us:</p><p><a href="tel:08-6569700">08-656 97 00</a></p><p><a href="mailto:a@b.example">a@b.example</a></p><p><a href="tel:1">Call</a></p><p><a href="/more">Read more</a></p>',
    ),
  ).toEqual(['Call us:', '08-656 97 00', 'a@b.example']);
});

it('a table of nothing but th is rows', () => {
  const kinds = (html: string) =>
    mainBlocks(openPageDocument(`<main>${html}</main>`, 'https://shop.example/')).map(({ kind }) => kind);
  const row = (cell: string, ...texts: string[]) =>
    `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  const other = row('th', 'Lesson', '€80');
  expect(kinds(`<table>${row('th', 'First talk', 'free')}${other}</table>`)).toEqual(['row', 'row']);
  expect(kinds(`<table>${row('th', 'What', 'Price')}${row('td', 'Lesson', '€80')}</table>`)).toEqual([
    'head',
    'row',
  ]);
  expect(kinds(`<table>${other}</table>`)).toEqual(['head']);
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

it('a name in Latin letters and what it is in Japanese are set apart', () => {
  expect(
    textsOf(
      '<h1><span class="name">Hayate</span><span class="text">高速な画像最適化ツール</span></h1>',
      'ja',
    ),
  ).toEqual(['Hayate 高速な画像最適化ツール']);
});
