import { expect, it } from 'vitest';
import { openPageDocument } from '../open-page-document.ts';
import { readOffer } from './read-offer.ts';

const offer = (html: string, head = '') =>
  readOffer(openPageDocument(`<html>${head}${html}</html>`, 'https://shop.example/p'));
const buy = '<form class="cart"><button class="single_add_to_cart_button">Add to basket</button></form>';

it('is the name and the price before the button, without the price that it replaces and what sending costs', () => {
  const html = `<body><main><h1>Small anvil</h1><p class="price"><del>£99.00</del> <ins>£89.00</ins></p>
    <p>Free shipping from £50</p><p class="stock in-stock">12 left</p>${buy}
    <ul><li><h3>Hammer</h3>£35.00 <a class="add_to_cart_button">Add to basket</a></li></ul></main>`;
  expect(offer(html)).toEqual({
    name: 'Small anvil',
    price: '89.00',
    currency: 'GBP',
    availability: 'InStock',
  });
});

it.each([
  [
    '<h1>Bol</h1><div>1 042,00 €</div><button class="add-to-cart">Ajouter</button>',
    '',
    '1042.00',
    'EUR',
    null,
  ],
  [`<h1>Horn</h1><p>$ 12.50</p><p>Sold out</p>${buy}`, '', '12.50', '', 'OutOfStock'],
  [
    `<h1>Horn</h1><p>249 kr</p><p>På lager</p>${buy}`,
    '<meta property="product:price:currency" content="nok">',
    '249',
    'NOK',
    'InStock',
  ],
  [
    `<body class="page currency-usd"><h1>Horn</h1><p>$5</p><p>Nicht auf Lager</p>${buy}`,
    '',
    '5',
    'USD',
    'OutOfStock',
  ],
])(
  'is read with what the page says of currency and stock: %s',
  (html, head, price, currency, availability) => {
    expect(offer(html, head)).toMatchObject({ price, currency, availability });
  },
);

it.each([
  ['a list of things', `<h1>Shop</h1><h2>Anvil</h2><p>£89.00</p>${buy}<h2>Horn</h2><p>£9.00</p>${buy}`],
  ['several prices', `<h1>Anvil</h1><p>20 kg £89.00</p><p>40 kg £139.00</p>${buy}`],
  ['no price', `<h1>Anvil</h1>${buy}`],
  ['nothing to buy', '<h1>Anvil</h1><p>It was sold for £89.00 in 1890.</p>'],
])('is none where there is %s', (_, html) => {
  expect(offer(html)).toBeNull();
});
