import { expect, it } from 'vitest';
import { business } from '../testing/graph-of.ts';
import { siteOf } from '../testing/site-of.ts';
import { isBusiness } from './is-business.ts';

type Page = Parameters<typeof siteOf>[0][number];
const offer = { name: 'Anvil', price: '120', currency: 'GBP', description: '', details: [] };
const is = (page: Partial<Page>) => isBusiness(siteOf([{ url: '/' }, { url: '/a', ...page }]));

it.each([
  ['a number', { phones: ['020 7946 0000'] }],
  ['an address', { address: '1 Mill Lane, Leeds' }],
  ['opening hours', { hours: [{ days: ['Monday'], hours: '07:00-15:00' }] }],
  ['an address in its footer', { lines: ['Salt Ltd, 9 Quay Street, Falmouth TR11 3LG'] }],
  ['an offer', { offers: [offer] }],
  ['a type of its data', { types: ['HardwareStore'] }],
])('a site with %s on a page about itself is a business’s, elsewhere it is not', (_what, facts) => {
  for (const kind of ['home', 'contact', 'about'] as const)
    expect(is({ kind, business: business(facts) })).toBe(true);
  expect(is({ kind: 'article', business: business(facts) })).toBe(false);
});

it('a site with prices, or with a product that is offered, is a business’s', () => {
  expect(is({ kind: 'pricing' })).toBe(true);
  expect(is({ kind: 'product', business: business({ offers: [offer] }) })).toBe(true);
  expect(is({ kind: 'product', business: business({}) })).toBe(false);
  expect(is({ kind: 'product' })).toBe(false);
});

it('a site that states nothing, or whose data are of another kind, is not', () => {
  expect(is({ kind: 'contact' })).toBe(false);
  expect(is({ kind: 'contact', business: business({}) })).toBe(false);
  expect(is({ kind: 'contact', business: business({ types: ['Person', 'WebSite'] }) })).toBe(false);
});

it('a site with an address under a heading of its own is one, with an address elsewhere it is not', () => {
  const text = 'Am Alten Bad 25, 67310 Hill.';
  const under = (heading: string) => is({ kind: 'home', sections: [{ level: 3, heading, text }] });
  expect(under('Adresse?')).toBe(true);
  expect(under('Auf einen Blick')).toBe(false);
});
