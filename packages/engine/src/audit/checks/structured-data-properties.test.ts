import { describe } from 'vitest';
import type { PageFacts } from '../../page/page-facts.ts';
import { structuredDataProperties } from './structured-data-properties.ts';
import { expectTable } from './testing/expect-table.ts';
import { nothingToQuote } from './testing/nothing-to-quote.ts';

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

/** The same in the elements of a page. */
const inElements = (
  syntax: 'microdata' | 'rdfa',
  ...nodes: [type: string, properties: Record<string, string[]>][]
) => {
  const { page } = data(...nodes);
  const { nodes: all, jsonLd } = page.structuredData;
  return {
    page: { structuredData: { jsonLd, nodes: all.map((node) => ({ ...node, syntax, block: null })) } },
  };
};

/** A page about one thing, on an address of its own. */
const subject = (
  found: { page: object },
  said: Partial<Pick<PageFacts, 'quotable' | 'dates' | 'openGraph'>> = {},
) => ({
  response: { url: 'https://bakery.example/rye' },
  page: {
    title: 'Rye bread with seeds – Bakery Example',
    headings: [{ level: 1 as const, text: 'Rye bread with seeds', part: 'main' as const }],
    ...said,
    ...found.page,
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
        '"@type": "Person"',
        'REPLACE: who wrote it',
        '"datePublished": "REPLACE: YYYY-MM-DD"',
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
      says: ['"name": "Bakery Example"', 'It has “name” without a value: write over that.'],
      never: ['“”'],
    },
    {
      page: 'an article on its own page, which names who wrote it and when',
      changes: subject(data(['BlogPosting', { url: ['/rye'] }]), {
        quotable: { ...nothingToQuote, authors: ['Ann Miller'] },
        dates: [{ kind: 'published', raw: '3 May 2026', iso: '2026-05-03', from: 'text' }],
      }),
      score: 0,
      status: 'fail',
      says: ['"headline": "Rye bread with seeds"', '"name": "Ann Miller"', '"datePublished": "2026-05-03"'],
      never: ['REPLACE'],
    },
    {
      page: 'a product on its own page, without name and price',
      changes: subject(data(['Product', { sku: ['1'] }])),
      score: 0,
      status: 'fail',
      says: ['"name": "Rye bread with seeds"', '"@type": "Offer"', '"priceCurrency": "REPLACE'],
    },
    {
      page: 'one of two recipes without a name: the page does not say which it is',
      changes: subject(
        data(['Recipe', { image: ['r.jpg'] }], ['Recipe', { name: ['Rye'], image: ['r.jpg'] }]),
      ),
      score: 0.5,
      status: 'warn',
      says: ['"name": "REPLACE: name"'],
    },
    {
      page: 'a person without a name is not the site',
      changes: held('founder', 'Person', { url: ['/ann'] }),
      score: 0.5,
      status: 'warn',
      says: ['"name": "REPLACE: name"'],
      never: ['"Bakery Example"'],
    },
    {
      page: 'a brand without a name is not the site',
      changes: held('brand', 'Organization', { url: ['https://mill.example/'] }),
      score: 0.5,
      status: 'warn',
      says: ['"name": "REPLACE: name"'],
    },
    {
      page: 'a website without an address, on a page below its first',
      changes: subject(data(['WebSite', { name: ['Bakery Example'] }])),
      score: 0,
      status: 'fail',
      says: ['"url": "https://bakery.example/"'],
    },
    {
      page: 'a business without an address, which its page shows',
      changes: data(['Bakery', { name: ['Bakery Example'] }]),
      score: 0,
      status: 'fail',
      says: ['"address": "1 Mill Lane, Leeds LS1 4AP"'],
    },
    {
      page: 'an event without a place',
      changes: data(['Event', { name: ['Baking day'], startDate: ['2026-12-01'] }]),
      score: 0,
      status: 'fail',
      says: ['"@type": "Place"', 'REPLACE: where it takes place'],
    },
    {
      page: 'a vacancy without an employer',
      changes: subject(data(['JobPosting', { title: ['Baker'], description: ['Bake'] }])),
      score: 0,
      status: 'fail',
      says: ['"datePosted": "REPLACE: YYYY-MM-DD"', '"@type": "Organization"', '"name": "Bakery Example"'],
    },
    {
      page: 'questions that are announced',
      changes: data(['FAQPage', { name: ['FAQ'] }]),
      score: 0,
      status: 'fail',
      says: ['"@type": "Question"', '"@type": "Answer"'],
    },
    {
      page: 'an article in microdata, whose picture and author are elements',
      changes: subject(inElements('microdata', ['BlogPosting', { headline: ['Rye'] }]), {
        quotable: { ...nothingToQuote, authors: ['Ann Miller', 'Ben “Flour” Li'] },
      }),
      score: 0,
      status: 'fail',
      says: [
        '<span itemprop="author" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Ann Miller"></span>',
        'content="Ben “Flour” Li"',
      ],
    },
    {
      page: 'a recipe in RDFa without a picture',
      changes: subject(inElements('rdfa', ['Recipe', { name: ['Rye'] }])),
      score: 0,
      status: 'fail',
      says: ['<link property="image" href="https://bakery.example/bread.jpg">'],
    },
    {
      page: 'an event in RDFa without a place',
      changes: subject(inElements('rdfa', ['Event', { name: ['Baking day'], startDate: ['2026-12-01'] }])),
      score: 0,
      status: 'fail',
      says: ['<span property="location" typeof="Place"><meta property="name" content="REPLACE'],
    },
    {
      page: 'a publisher with nothing but its name',
      changes: data(['Organization', { name: ['B'] }]),
      score: 1,
      status: 'pass',
    },
  ]);
});
