import { describe, expect, it } from 'vitest';
import { joinParagraphs, type Paragraph } from '../../crawl/paragraphs.ts';
import { plainAmount } from '../../page/stated/written-price.ts';
import { at, dataOf, graphOf, type MadePage, ownOf } from '../testing/graph-of.ts';

const home = { url: '/', title: 'Anvil House', description: 'We forge anvils.' };
const price = { amount: '120', currency: 'GBP', availability: '' };
const image = at('/small.png');
const page = { url: '/small', title: 'Small anvil', description: 'It rings.', kind: 'product' as const };
const products = (made: Partial<MadePage>) => graphOf(home, { ...page, ...made }).of('Product');
const lines = (...list: (string | Paragraph)[]) => [
  {
    level: 1,
    heading: 'Small anvil',
    ...joinParagraphs(list.map((one) => (typeof one === 'string' ? { kind: 'text', text: one } : one))),
  },
];

describe('an amount', () => {
  it.each([
    ['120', '120'],
    ['120.50', '120.50'],
    ['120,5', '120.5'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['12.345', '12345'],
    ['1 234', '1234'],
    ['1’234.00', '1234.00'],
    ['120,--', '120'],
    ['120.-', '120'],
  ])('written %s is %s', (written, amount) => expect(plainAmount(written)).toBe(amount));

  it.each(['', '0', '0.00', 'free', '1234.567', '1.23.456', '1.2345', '.123', '12a', 'a12'])(
    'written %j is none',
    (written) => expect(plainAmount(written)).toBeNull(),
  );
});

describe('the product that a page is', () => {
  it('has what the page and its data say of it', () => {
    expect(products({ data: dataOf({ price, image }) })).toEqual([
      {
        '@type': 'Product',
        '@id': at('/small#product'),
        name: 'Small anvil',
        description: 'It rings.',
        image,
        url: at('/small'),
        offers: { '@type': 'Offer', price: '120', priceCurrency: 'GBP', url: at('/small') },
      },
    ]);
  });

  it('has a price in roubles, whose sign is of no other currency', () => {
    const [made] = products({ sections: lines('1200 ₽') });
    expect(made?.offers).toMatchObject({ price: '1200', priceCurrency: 'RUB' });
  });

  it.each([
    ['in stock', 'https://schema.org/InStock'],
    ['OOS', 'https://schema.org/OutOfStock'],
    ['available for order', 'https://schema.org/BackOrder'],
    ['perhaps', undefined],
  ])('is %s: availability %s', (availability, said) => {
    const [made] = products({ data: dataOf({ price: { ...price, availability } }) });
    expect(made?.offers).toEqual({
      '@type': 'Offer',
      price: '120',
      priceCurrency: 'GBP',
      url: at('/small'),
      ...(said && { availability: said }),
    });
  });

  it('is none of the first page, of a list of products, or beside microdata', () => {
    const data = dataOf({ price });
    expect(products({ data, kind: 'other' })).toHaveLength(1);
    expect(products({ data, kind: 'listing' })).toEqual([]);
    expect(graphOf({ ...home, data }).of('Product')).toEqual([]);
    expect(products({ data: dataOf({ price, marked: ['Product'] }) })).toEqual([]);
  });

  it('takes a price from its text only if it is a product’s page and the only one there', () => {
    expect(products({ sections: lines('Rings.', ' € 120,00 ', '120,00 €') })).toMatchObject([
      { offers: { price: '120.00', priceCurrency: 'EUR' } },
    ]);
    expect(products({ sections: lines('£120', '£130') })).toEqual([]);
    expect(products({ sections: lines('$120') })).toEqual([]);
    expect(products({ sections: lines('Only £120') })).toEqual([]);
    expect(products({ sections: lines({ kind: 'item', text: '£120' }) })).toEqual([]);
    expect(products({ sections: lines('£120'), kind: 'other' })).toEqual([]);
  });

  it('starts at a price only where its text says so of that price', () => {
    const offer = (...said: string[]) =>
      products({ data: dataOf({ price }), sections: lines(...said) })[0]?.offers;
    expect(offer('Good.', ' From £120.00 ')).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '120' });
    expect(offer('From £99')).toMatchObject({ '@type': 'Offer', price: '120' });
    expect(offer()).toMatchObject({ '@type': 'Offer', price: '120' });
  });

  it('does not take a price that is no amount', () => {
    const data = dataOf({ price: { ...price, amount: 'on request' } });
    expect(products({ data })).toEqual([]);
    expect(products({ data, sections: lines('£120') })).toMatchObject([{ offers: { price: '120' } }]);
  });
});

describe('products of the owner', () => {
  const mine = { types: ['Product'], id: '', properties: { sku: '1' } };

  it('get what their page says, if it is about one', () => {
    expect(products({ data: dataOf({ own: [mine], price, image }) })).toEqual([
      {
        '@type': 'Product',
        '@id': at('/small#product'),
        sku: '1',
        name: 'Small anvil',
        description: 'It rings.',
        image,
        url: at('/small'),
        offers: { '@type': 'Offer', price: '120', priceCurrency: 'GBP', url: at('/small') },
      },
    ]);
  });

  it('get no price if their variants have their own', () => {
    const group = {
      types: ['ProductGroup'],
      id: '',
      properties: { hasVariant: [{ '@type': 'Product', sku: '1' }] },
    };
    const [made] = graphOf(home, { ...page, data: dataOf({ own: [group], price }) }).of('ProductGroup');
    expect(made).toMatchObject({ name: 'Small anvil' });
    expect(made).not.toHaveProperty('offers');
  });

  it('get no price that only stands in the text', () => {
    const [made] = products({ data: ownOf(['Product'], { sku: '1' }), sections: lines('£120') });
    expect(made).toMatchObject({ name: 'Small anvil' });
    expect(made).not.toHaveProperty('offers');
  });

  it('get nothing where there are several, or on the first page', () => {
    const several = { data: dataOf({ own: [mine, { ...mine, properties: { sku: '2' } }], price }) };
    expect(products(several)).toEqual([
      { '@type': 'Product', '@id': at('/small#product'), sku: '1' },
      { '@type': 'Product', '@id': at('/small#product-2'), sku: '2' },
    ]);
    expect(graphOf({ ...home, data: dataOf({ own: [mine], price }) }).of('Product')).toEqual([
      { '@type': 'Product', '@id': at('/#product'), sku: '1' },
    ]);
  });
});
