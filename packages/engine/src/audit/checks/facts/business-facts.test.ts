import { describe, expect, it } from 'vitest';
import type { PageFacts, StructuredNode } from '../../../page/page-facts.ts';
import { evidenceOf, pageUrl } from '../testing/evidence-of.ts';
import { isOffer, statedTwice, wantedFacts } from './business-facts.ts';

type Changes = NonNullable<NonNullable<Parameters<typeof evidenceOf>[0]>['page']>;

const pageOf = (page: Changes): PageFacts => {
  const part = evidenceOf({ page }).page;
  if (!part.ok) throw new Error('There is no page');
  return part.value;
};
const node = (
  type: string | string[],
  properties: StructuredNode['properties'] = {},
  within: string | null = null,
): StructuredNode => ({ syntax: 'json-ld', types: [type].flat(), properties, block: 1, within });
const data = (...nodes: StructuredNode[]) => ({
  structuredData: { nodes, jsonLd: { blocks: 1, broken: [] } },
});
const nothing: PageFacts['stated'] = { phones: [], emails: [], addresses: [], hours: [], prices: [] };

/** What the data of a page states. */
const inData = (...nodes: StructuredNode[]) =>
  Object.fromEntries(statedTwice(pageOf(data(...nodes))).map((fact) => [fact.name, fact.inData]));

describe('what the structured data states', () => {
  it.each([
    [
      'of the business',
      node('Bakery', { telephone: [' 0113 ', ' ', '[ContactPoint]'] }),
      { phone: ['0113'] },
    ],
    ['of a publisher', node('Organization', { telephone: ['1'] }, 'publisher'), { phone: ['1'] }],
    ['not of an employer', node('Organization', { telephone: ['1'] }, 'worksFor'), { phone: [] }],
    ['not of a person', node('Person', { telephone: ['1'] }), { phone: [] }],
    ['of one of several types', node(['Brand', 'Bakery'], { telephone: ['1'] }), { phone: ['1'] }],
    ['of a type that nobody knows too', node(['My', 'Bakery'], { telephone: ['1'] }), { phone: ['1'] }],
    ['of a contact point', node('ContactPoint', { telephone: ['1'] }, 'contactPoint'), { phone: ['1'] }],
    ['with a bracket in it', node('Bakery', { telephone: ['0113 [office]'] }), { phone: ['0113 [office]'] }],
  ])('a phone number: %s', (_what, one, wanted) => {
    expect(inData(one)).toMatchObject(wanted);
  });

  it.each([
    ['as a text', node('Bakery', { address: ['1 Mill Lane'] }), ['1 Mill Lane']],
    [
      'as a thing of its own',
      node('PostalAddress', { addressLocality: ['Leeds'], streetAddress: ['1 Mill Lane'] }, 'address'),
      ['1 Mill Lane, Leeds'],
    ],
    ['where somebody is wanted', node('PostalAddress', { streetAddress: ['2 Lane'] }, 'jobLocation'), []],
    ['without any part', node('PostalAddress', { addressCountry: ['GB'] }, 'address'), []],
    ['of something else', node('Place', { streetAddress: ['3 Lane'] }), []],
  ])('an address: %s', (_what, one, wanted) => {
    expect(inData(one).address).toEqual(wanted);
  });

  const hours = (properties: StructuredNode['properties'], type = 'OpeningHoursSpecification') =>
    inData(node(type, properties, 'openingHoursSpecification')).hours;
  it('hours: days without the address of schema.org, each with both of its times', () => {
    const opens = ['09:00'];
    const closes = ['17:00'];
    expect(hours({ dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens, closes })).toEqual([
      'Monday, Tuesday 09:00-17:00',
    ]);
    expect(hours({ opens, closes })).toEqual(['09:00-17:00']);
    expect(hours({ opens })).toEqual([]);
    expect(hours({ closes })).toEqual([]);
    expect(hours({ opens, closes }, 'Event')).toEqual([]);
    expect(inData(node('Bakery', { openingHours: ['Mo-Fr 09:00-17:00'] })).hours).toEqual([
      'Mo-Fr 09:00-17:00',
    ]);
  });

  it.each([
    ['Offer', { price: ['4.20'], priceCurrency: ['GBP'] }, ['4.20 GBP']],
    ['AggregateOffer', { lowPrice: ['4'] }, ['4']],
    ['UnitPriceSpecification', { price: ['5'], priceCurrency: ['EUR'] }, ['5 EUR']],
    [['Thing', 'Offer'], { price: ['6'] }, ['6']],
    ['OfferCatalog', { price: ['7'] }, []],
    ['SpecialOffer', { price: ['7'] }, []],
    ['PriceSpecificationList', { price: ['7'] }, []],
    ['Bakery', { priceRange: ['££'] }, ['££']],
  ])('prices of %s', (type, properties, wanted) => {
    expect(inData(node(type, properties)).prices).toEqual(wanted);
  });
});

describe('the facts that a page must state', () => {
  const wanted = (page: Changes, url = pageUrl) => wantedFacts(pageOf(page), url).map(({ name }) => name);
  const plain = { title: 'Northwind', metaDescription: 'Northwind.', headings: [], nameClues: [] };
  const quiet = { ...plain, text: { excerpt: 'Northwind.' } };

  it('are all four of a bakery, and no hours or prices of a solicitor', () => {
    expect(wanted(data(node('Bakery')))).toEqual(['address', 'phone', 'hours', 'prices']);
    expect(wanted(data(node('Attorney')))).toEqual(['address', 'phone']);
    expect(wanted(data(node('Dentist')))).toEqual(['address', 'phone', 'hours']);
  });

  it('are those of a business although its program is described, and none of a program alone', () => {
    const program = node('SoftwareApplication', { name: ['Kite'] });
    expect(wanted(data(program))).toEqual([]);
    expect(wanted(data(node('Bakery'), program))).toContain('address');
    // What a bakery uses is not the subject of its page.
    const used = node('SoftwareApplication', {}, 'mentions');
    expect(wanted({ ...data(node('Organization', {}), used) })).toContain('address');
  });

  it('are none of an article, unless it is the home page of a business', () => {
    const both = data(node('Article'), node('Bakery'));
    expect(wanted(both)).toContain('hours');
    expect(wanted(both, 'https://bakery.example/blog/bread')).toEqual([]);
    expect(wanted(data(node('Article'), node('Product', { name: ['Loaf'] })), `${pageUrl}loaf`)).toEqual([]);
  });

  it('are none of a page that only has an address, and those of a business that customers can call and visit', () => {
    const owner = { ...quiet, ...data() };
    const stating = (stated: Partial<typeof nothing>) =>
      wanted({ ...owner, stated: { ...nothing, ...stated } });
    const some = ['x'];
    expect(stating({ addresses: some })).toEqual([]);
    expect(stating({ addresses: some, prices: some })).toEqual([]);
    expect(stating({ addresses: some, phones: some })).toEqual([]);
    expect(stating({ hours: some })).toEqual([]);
    expect(stating({ phones: some, prices: some })).toEqual([]);
    expect(stating({ phones: some, hours: some })).toEqual(['address', 'phone']);
    expect(stating({ phones: some, addresses: some, prices: some })).toEqual(['address', 'phone']);
    const body = { title: 'Leeds Trust', nameClues: [{ from: 'open-graph' as const, text: 'Leeds Trust' }] };
    expect(wanted({ ...owner, ...body, stated: { ...nothing, addresses: some } })).toEqual([]);
  });

  it('are the prices of a page that sells one thing with a name', () => {
    const product = (name: string[], within: string | null = null) => node('Product', { name }, within);
    expect(wanted({ ...quiet, stated: nothing, ...data(product(['Kite'])) })).toEqual(['prices']);
    expect(isOffer(pageOf(data(product(['Kite']))))).toBe(true);
    expect(isOffer(pageOf(data(product([' ']))))).toBe(false);
    expect(isOffer(pageOf(data(product(['Kite'], 'itemListElement'))))).toBe(false);
  });

  it('are the prices of a page with several prices and a cart', () => {
    const shop = {
      ...quiet,
      ...data(),
      stated: { ...nothing, prices: ['£4', '£5'] },
      links: [{ url: 'https://bakery.example/cart', text: 'Cart', rel: '' }],
    };
    expect(wanted(shop)).toEqual(['prices']);
    expect(wanted({ ...shop, stated: { ...nothing, prices: ['£4'] } })).toEqual([]);
    expect(wanted({ ...shop, links: [] })).toEqual([]);
  });
});
