import { describe, expect, it } from 'vitest';
import type { StructuredNode } from '../../page/page-facts.ts';
import { factsOf } from '../../page/testing/facts-of.ts';
import { holdFixes, judgeAll } from '../fixes/hold-fixes.ts';
import { allChecks } from './all-checks.ts';
import { businessFacts } from './business-facts.ts';
import { evidenceOf } from './testing/evidence-of.ts';
import { expectTable } from './testing/expect-table.ts';
import { nothingToQuote } from './testing/nothing-to-quote.ts';

const node = (
  type: string,
  properties: StructuredNode['properties'],
  within: string | null = null,
): StructuredNode => ({ syntax: 'json-ld', types: [type], properties, block: 1, within });
const data = (...nodes: StructuredNode[]) => ({ nodes, jsonLd: { blocks: 1, broken: [] } });
const silent = { phones: [], emails: [], addresses: [], hours: [], prices: [] };
const stated = {
  phones: ['+44 113 496 0000'],
  emails: [],
  addresses: ['1 Mill Lane, Leeds LS1 4AP'],
  hours: ['Open Monday to Saturday from 7 am to 4 pm'],
  prices: ['£4.20'],
};
const bakery = (properties: StructuredNode['properties'] = {}) =>
  node('Bakery', { name: ['Bakery Example'], address: ['[PostalAddress]'], ...properties });
const place = node(
  'PostalAddress',
  { streetAddress: ['1 Mill Lane'], postalCode: ['LS1 4AP'], addressLocality: ['Leeds'] },
  'address',
);
const contact = { url: 'https://bakery.example/contact', text: 'Contact', rel: '', part: 'footer' as const };

describe('the check business-facts', () => {
  expectTable(businessFacts, [
    {
      page: 'a bakery that states all',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['the address, a telephone number, the opening hours and prices'],
    },
    {
      page: 'opening hours that only programs find, and nothing else',
      changes: {
        page: {
          stated: { ...silent },
          structuredData: data(bakery({ openingHours: ['Mo-Fr 07:00-16:00'] }), place),
        },
      },
      score: 0.35,
      status: 'fail',
      says: ['<p>Monday–Friday 07:00–16:00</p>'],
      never: ['days and hours'],
    },
    {
      page: 'a number that a template left behind',
      changes: { page: { stated: { ...stated, phones: [], samplePhones: ['+44 123 456 7890'] } } },
      score: 0.75,
      status: 'warn',
      says: ['“+44 123 456 7890” only shows how a telephone number looks', 'nobody is reached by it'],
    },
    {
      page: 'the manual of a program',
      changes: {
        page: {
          title: 'json – JSON encoder – Snake documentation',
          metaDescription: 'Encodes and decodes JSON.',
          text: { excerpt: 'This module encodes and decodes.' },
          headings: [{ level: 1, text: 'json' }],
          nameClues: [],
          structuredData: data(),
          stated: { ...silent, emails: ['docs@snake.example'] },
        },
      },
      score: null,
      status: 'na',
    },
    {
      page: 'the first page of a law firm that a plugin describes as an article',
      changes: {
        page: {
          structuredData: data(
            node('LegalService', { name: ['Firm Example'], address: ['[PostalAddress]'] }),
            node('Article', { headline: ['Firm Example'], author: ['admin'] }),
            place,
          ),
        },
      },
      score: 1,
      status: 'pass',
      says: ['the address and a telephone number'],
    },
    {
      page: 'the first page of a shop with a cart and four prices',
      changes: {
        page: {
          title: 'Lumen & Oak – Handmade wooden lamps',
          metaDescription: 'Lamps turned from British oak and ash.',
          text: { excerpt: 'Every lamp is turned from wind-felled oak.', prose: [] },
          headings: [{ level: 1, text: 'Lumen & Oak' }],
          nameClues: [],
          structuredData: data(node('Organization', { name: ['Lumen & Oak'] })),
          stated: { ...silent, prices: ['£95.00', '£240.00', '£130.00', '£75.00'] },
          links: [{ url: 'https://bakery.example/cart', text: 'Cart', rel: '', part: 'banner' }],
        },
      },
      score: 1,
      status: 'pass',
      says: ['prices: “£95.00”, “£240.00”, “£130.00”, “£75.00”'],
    },
    {
      page: 'an article of a bakery',
      changes: {
        response: { url: 'https://bakery.example/news/rye' },
        page: {
          openGraph: { 'og:type': 'article' },
          quotable: { ...nothingToQuote, authors: ['Ada Miller'] },
          structuredData: data(bakery()),
          stated: silent,
        },
      },
      score: null,
      status: 'na',
    },
    {
      page: 'a program with a price',
      changes: {
        page: {
          title: 'Ovenly',
          metaDescription: null,
          headings: [],
          nameClues: [],
          text: { excerpt: 'Plan the day of your ovens.' },
          structuredData: data(node('SoftwareApplication', { name: ['Ovenly'] })),
          stated: { ...silent, phones: ['+44 113 496 0000'], prices: ['£9'] },
        },
      },
      score: null,
      status: 'na',
    },
    {
      page: 'a bakery that states nothing',
      changes: { page: { structuredData: data(bakery({ address: ['[PostalAddress]'] })), stated: silent } },
      score: 0,
      status: 'fail',
      says: ['REPLACE: street, number, postal code, town', 'href="tel:REPLACE"', 'REPLACE: days and hours'],
    },
    {
      page: 'address and number in the data only',
      changes: {
        page: {
          structuredData: data(bakery({ telephone: ['+44 113 496 0000'] }), place),
          stated: { ...stated, addresses: [], phones: [] },
        },
      },
      score: 0.85,
      status: 'warn',
      says: [
        'Only the structured data has the address and a telephone number',
        '<p>1 Mill Lane, LS1 4AP, Leeds</p>',
        '<a href="tel:+441134960000">+44 113 496 0000</a>',
      ],
      never: ['REPLACE'],
    },
    {
      page: 'a page beside the first that leads to the contact page',
      changes: {
        response: { url: 'https://bakery.example/rolls' },
        page: { links: [contact], stated: { ...silent, prices: ['£1.20'] } },
      },
      score: 0.63,
      status: 'warn',
    },
    {
      page: 'an agency, which has no prices and sees people by appointment',
      changes: {
        page: {
          structuredData: data(node('InsuranceAgency', { name: ['Harbour'], address: ['1 Quay Street'] })),
          stated: { ...silent, phones: stated.phones, addresses: stated.addresses },
        },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'another number in the data',
      changes: { page: { structuredData: data(bakery({ telephone: ['+44 20 7946 0999'] })) } },
      score: 0.5,
      status: 'warn',
      says: ['“+44 20 7946 0999”', '“+44 113 496 0000”', '"telephone": "+44 113 496 0000"'],
    },
    {
      page: 'the same number written for a call from at home',
      changes: { page: { structuredData: data(bakery({ telephone: ['0113 4960000'] })) } },
      score: 1,
      status: 'pass',
    },
    {
      page: 'another town and other hours in the data',
      changes: {
        page: {
          structuredData: data(
            bakery(),
            node('PostalAddress', { streetAddress: ['9 High Street'], postalCode: ['YO1 7HH'] }, 'address'),
            node('OpeningHoursSpecification', { opens: ['09:30'], closes: ['18:30'], dayOfWeek: ['Monday'] }),
          ),
        },
      },
      score: 0.3,
      status: 'fail',
      says: ['“Monday 09:30-18:30”', '“9 High Street, YO1 7HH”'],
    },
    {
      page: 'the same hours by another clock',
      changes: { page: { structuredData: data(bakery({ openingHours: ['Mo-Sa 07:00-16:00'] })) } },
      score: 1,
      status: 'pass',
    },
    {
      page: 'another price in the data',
      changes: {
        page: {
          structuredData: data(
            bakery(),
            node('Offer', { price: ['5.40'], priceCurrency: ['GBP'] }, 'offers'),
          ),
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['“5.40 GBP”', '“£4.20”', '"price": "4.20"'],
    },
    {
      page: 'a product whose price is neither the one of the text nor the one of free delivery',
      changes: {
        page: {
          title: 'Oak board',
          metaDescription: null,
          headings: [{ level: 1, text: 'Oak board' }],
          nameClues: [],
          text: { excerpt: 'Made of oak.' },
          structuredData: data(
            node('Product', { name: ['Oak board'] }),
            node('Offer', { price: ['49.00'], priceCurrency: ['EUR'] }, 'offers'),
          ),
          stated: { ...silent, prices: ['39,00 €', '80 €'] },
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['“49.00 EUR”', '“39,00 €”'],
    },
    {
      page: 'a price that was valid until last year',
      changes: {
        page: {
          structuredData: data(
            bakery(),
            node(
              'Offer',
              { price: ['4.20'], priceCurrency: ['GBP'], priceValidUntil: ['2025-12-31'] },
              'offers',
            ),
          ),
        },
      },
      score: 0.6,
      status: 'warn',
      says: ['2025-12-31', '"priceValidUntil": "REPLACE'],
    },
    {
      page: 'a price that is good until today',
      changes: {
        page: {
          structuredData: data(
            bakery(),
            node(
              'Offer',
              { price: ['4.20'], priceCurrency: ['GBP'], priceValidUntil: ['2026-11-20'] },
              'offers',
            ),
          ),
        },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a product without a price in the text',
      changes: {
        page: {
          title: 'Oak board',
          metaDescription: null,
          headings: [{ level: 1, text: 'Oak board' }],
          nameClues: [],
          text: { excerpt: 'Made of oak.' },
          structuredData: data(
            node('Product', { name: ['Oak board'] }),
            node('Offer', { price: ['39.00'], priceCurrency: ['EUR'] }, 'offers'),
          ),
          stated: silent,
        },
      },
      score: 0.7,
      status: 'warn',
      says: ['Only the structured data has prices'],
    },
  ]);

  it('puts facts of the data into the text so that the check passes', () => {
    const evidence = evidenceOf({
      page: {
        structuredData: data(bakery({ telephone: ['+44 113 496 0000'] }), place),
        stated: { ...stated, addresses: [], phones: [] },
      },
    });
    const fix = holdFixes(judgeAll(allChecks, evidence), evidence).find(({ id }) => id === 'business-facts');
    expect(fix?.snippet?.code).toContain('1 Mill Lane, LS1 4AP, Leeds');
  });

  it('reads the facts of a page in Japanese', () => {
    const page =
      factsOf(`<!doctype html><html lang="ja"><title>ホテルみなと</title><body><main><h1>ホテルみなと</h1>
      <p>海の見える小さなホテルです。</p><p>〒231-0023 神奈川県横浜市中区山下町12番地</p><p>電話 045-555-0101</p>
      <p>一泊 12,000円から</p></main></body></html>`);
    expect(businessFacts.judge(evidenceOf({ page }))).toMatchObject({ status: 'pass', score: 1 });
  });
});
