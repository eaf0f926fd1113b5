import { describe } from 'vitest';
import { structuredDataProperties } from './structured-data-properties.ts';
import { expectTable } from './testing/expect-table.ts';

const data = (...nodes: [type: string, properties: Record<string, string[]>][]) => ({
  page: {
    structuredData: {
      nodes: nodes.map(([type, properties]) => ({
        syntax: 'json-ld' as const,
        types: [type],
        properties,
        block: 2,
        within: null,
      })),
      jsonLd: { blocks: 2, broken: [] },
    },
  },
});

/** A product and how it is offered. */
const offered = (
  [type, properties]: [type: string, properties: Record<string, string[]>],
  within = 'offers',
  by: [type: string, properties: Record<string, string[]>] = [
    'Product',
    { name: ['Loaf'], offers: [`[${type}]`] },
  ],
) => {
  const { page } = data(by, [type, properties]);
  const { nodes, jsonLd } = page.structuredData;
  return {
    page: {
      structuredData: { jsonLd, nodes: nodes.map((node, at) => (at === 1 ? { ...node, within } : node)) },
    },
  };
};

/** A thing in a property of a publisher, which is complete. */
const held = (within: string, type: string, properties: Record<string, string[]>) =>
  offered([type, properties], within, ['Organization', { name: ['Bakery'], [within]: [`[${type}]`] }]);

describe('the check structured-data-properties', () => {
  expectTable(structuredDataProperties, [
    { page: 'everything is there', changes: {}, score: 1, status: 'pass', says: ['2 things'] },
    {
      page: 'nothing to complete',
      changes: data(['ImageObject', { url: ['x'] }]),
      score: null,
      status: 'na',
    },
    {
      page: 'a mere reference',
      changes: data(['Organization', { '@id': ['#us'] }]),
      score: null,
      status: 'na',
    },
    {
      page: 'an article without author and date',
      changes: data(['BlogPosting', { headline: ['Rye </script>'] }]),
      score: 0,
      status: 'fail',
      says: [
        'BlogPosting “Rye </script>” lacks author, datePublished',
        'JSON-LD block 2',
        '"author": "REPLACE: author"',
      ],
    },
    {
      page: 'a business in several places, with the address of each in its locations',
      changes: data(['Dentist', { name: ['Mill Dental'], location: ['[Place]', '[Place]'] }]),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a product without a price',
      changes: data(['Product', { name: ['Loaf'] }]),
      score: 0,
      status: 'fail',
      says: ['Product “Loaf” lacks offers or review or aggregateRating'],
    },
    {
      page: 'an offer without a price',
      changes: offered(['Offer', { priceCurrency: ['EUR'], availability: ['InStock'] }]),
      score: 0.5,
      status: 'warn',
      says: ['Offer lacks price or priceSpecification', '"price": "REPLACE: price"'],
      never: ['"priceCurrency"'],
    },
    {
      page: 'an offer that says nothing',
      changes: offered(['Offer', {}]),
      score: 0.5,
      status: 'warn',
      says: ['"priceCurrency": "REPLACE'],
    },
    { page: 'an offer for nothing', changes: offered(['Offer', { price: ['0'] }]), score: 1, status: 'pass' },
    { page: 'a range', changes: offered(['AggregateOffer', { lowPrice: ['5'] }]), score: 1, status: 'pass' },
    {
      page: 'a catalogue of services without prices',
      changes: offered(['Offer', { itemOffered: ['[Service]'] }], 'itemListElement'),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a review that names its product',
      changes: held('itemReviewed', 'Product', { name: ['Kettle'], image: ['k.jpg'] }),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a list that names pages of products',
      changes: held('item', 'Product', { name: ['Kettle'], url: ['/kettle'] }),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a video in an article without its date',
      changes: held('video', 'VideoObject', { name: ['V'], thumbnailUrl: ['v.jpg'] }),
      score: 0.5,
      status: 'warn',
      says: ['VideoObject “V” lacks uploadDate'],
    },
    {
      page: 'a ticket without a price',
      changes: offered(['Offer', { url: ['/tickets'] }], 'offers', [
        'MusicEvent',
        { name: ['Gig'], startDate: ['2026-05-01'], location: ['Hall'], offers: ['[Offer]'] },
      ]),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a course as Google lists it',
      changes: data(
        ['Course', { name: ['Baking'], description: ['Bread'] }],
        ['CourseInstance', { courseMode: ['Online'], courseWorkload: ['PT2H'] }],
      ),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a group of products, whose variants have the offers',
      changes: data(['ProductGroup', { name: ['Shirt'], productGroupID: ['1'] }]),
      score: 1,
      status: 'pass',
    },
    {
      page: 'one of three things incomplete',
      changes: data(
        ['Product', { name: ['Loaf'] }],
        ['Organization', { name: ['B'] }],
        ['Person', { name: ['Ann'] }],
      ),
      score: 2 / 3,
      status: 'warn',
      says: ['2 of 3 are complete'],
    },
    {
      page: 'an empty value',
      changes: data(['Organization', { name: [' '] }]),
      score: 0,
      status: 'fail',
      says: ['"name": "Bakery Example"'],
    },
    {
      page: 'a publisher with nothing but its name',
      changes: data(['Organization', { name: ['B'] }]),
      score: 1,
      status: 'pass',
    },
  ]);
});
