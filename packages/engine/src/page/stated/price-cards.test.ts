import { expect, it } from 'vitest';
import { openPageDocument } from '../open-page-document.ts';
import { readPriceCards } from './price-cards.ts';

const card = (inner: string) => `<div class="card">${inner}</div>`;
const read = (heading: string, ...cards: string[]) =>
  readPriceCards(
    openPageDocument(
      `<body><main><h1>Tideboard</h1><section><h2>${heading}</h2><div>${cards.map(card).join('')}</div></section></main></body>`,
      'https://tide.example/',
    ),
  );

it('are read with the name, the one price and the unit of each', () => {
  expect(
    read(
      'Plans',
      '<div>Basic</div><div>Perfect for individuals</div><div>€12</div><div>per month</div><div>billed annually</div><ul><li>3 boards</li></ul>',
      '<div>Most popular</div><div>Premium</div><div>from €49</div><div>per month</div><ul><li>Extra storage €5</li></ul>',
      '<h3>Business</h3><div><span>€</span><span>149</span><span>.90</span></div><div>per user / month</div>',
    ),
  ).toEqual([
    { name: 'Basic', price: '€12 per month, billed annually' },
    { name: 'Premium', price: 'from €49 per month' },
    { name: 'Business', price: '€149.90 per user / month' },
  ]);
});

it('have no price where it is made for each customer, and none of their features', () => {
  expect(
    read(
      'Tarife',
      '<div>Solo</div><div><b>9 €</b> <small>/ Monat</small></div>',
      '<div>Team</div><div><s>39 €</s> <b>29 €</b> <small>/ Monat</small></div>',
      '<div>Konzern</div><div>auf Anfrage</div><ul><li>ab 500 € Beratung</li></ul>',
    ),
  ).toEqual([
    { name: 'Solo', price: '9 € / Monat' },
    { name: 'Team', price: '29 € / Monat' },
  ]);
});

it.each([
  [
    'a card of two prices, for a month and a year',
    ['<div>Solo</div><div>$9/month</div><div>$90/year</div>', '<div>Team</div><div>$29/month</div>'],
  ],
  ['what is saved', ['<div>Solo</div><div>Save $9</div>', '<div>Team</div><div>Save $29</div>']],
  ['one name twice', ['<div>Solo</div><div>$9/month</div>', '<div>Solo</div><div>$90/year</div>']],
])('are none for %s', (_, cards) => {
  expect(read('Pricing', ...cards)).toEqual([]);
});

it('are none for what a shop sells one by one', () => {
  expect(read('New in', '<div>Cup</div><div>$9</div>', '<div>Jug</div><div>$29</div>')).toEqual([]);
});
