import { expect, it } from 'vitest';
import { mainBlocks } from '../blocks/main-blocks.ts';
import { openPageDocument } from '../open-page-document.ts';

const textsOf = (html: string) =>
  mainBlocks(
    openPageDocument(`<html><body><main>${html}</main></body></html>`, 'https://shop.example/p'),
  ).map(({ text }) => text);

it.each([
  [
    'struck out, with what a screen reader says of both',
    `<h1>Becher</h1><p class="price"><del aria-hidden="true"><span><bdi>28,00&nbsp;<span>€</span></bdi></span></del>
      <span class="screen-reader-text">Ursprünglicher Preis war: 28,00&nbsp;€</span><ins aria-hidden="true"><span><bdi>22,00&nbsp;<span>€</span></bdi></span></ins>
      <span class="screen-reader-text">Aktueller Preis ist: 22,00&nbsp;€.</span></p>`,
    ['Becher', '22,00 €'],
  ],
  [
    'named as the regular one beside another',
    `<h1>Savon</h1><div><div><span class="regular-price">7,00 €</span></div><div><span class="price">5,60 €</span><span class="discount-percentage">-20%</span></div></div>`,
    ['Savon', '5,60 €'],
  ],
  [
    'of a thing that is sold out, with figures in what is said of it',
    `<h1>Vase</h1><div><p>$54.00</p></div><div class="product-mark sold-out">sold out</div><div><p>A narrow vase for one or two stems, 6 inches tall and thrown by hand.</p></div>`,
    ['Vase', 'sold out', 'A narrow vase for one or two stems, 6 inches tall and thrown by hand.'],
  ],
  [
    'labelled as the old one beside another',
    `<h1>Vouwfiets</h1><div class="price-box"><span class="special-price"><span class="price-label">Speciale prijs</span> <span class="price">€ 899,00</span></span> <span class="old-price"><span class="price-label">Was</span> <span class="price">€ 999,00</span></span></div>`,
    ['Vouwfiets', '€ 899,00'],
  ],
  [
    'of a thing whose card says that it is sold out',
    `<h1>Shop</h1><div><h2>Mug</h2><p>£8.00</p></div><div><h2>Vase</h2><p>£9.00</p><span class="badge">Sold out</span></div>`,
    ['Shop', 'Mug', '£8.00', 'Vase', 'Sold out'],
  ],
  [
    'of a thing whose class says that it is out of stock',
    `<ul><li class="product instock"><h2>Mug</h2><p>£8.00</p></li><li class="product outofstock"><h2>Vase</h2><p>£9.00</p></li></ul>`,
    ['Mug', '£8.00', 'Vase'],
  ],
])('no text has a price %s', (_, html, texts) => {
  expect(textsOf(html)).toEqual(texts);
});

it.each([
  ['the only one', '<h1>Mug</h1><div><span class="regular-price">£8.00</span></div>'],
  [
    'in stock, though the theme writes all badges',
    '<h1>Mug</h1><div><p>£8.00</p><span class="badge">Sale</span><span class="badge">Sold out</span></div>',
  ],
  [
    'one of several plans',
    '<h1>Wash</h1><div><p class="price-gold">£8.00</p><p class="price-regular">£5.00</p><p class="price-wash">£4.00</p></div>',
  ],
  ['beside the option of a filter', '<h1>Mug</h1><p>£8.00</p><label>Out of stock (1)</label>'],
])('a price stays that is %s', (_, html) => {
  expect(textsOf(html).join(' ')).toContain('£8.00');
});
