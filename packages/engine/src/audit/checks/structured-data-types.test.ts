import { describe } from 'vitest';
import { structuredDataTypes } from './structured-data-types.ts';
import { expectTable } from './testing/expect-table.ts';

const data = (
  types: string[],
  broken: { block: number; problem: string }[] = [],
  blocks = types.length + broken.length,
) => ({
  page: {
    structuredData: {
      nodes: types.map((type) => ({
        syntax: 'json-ld' as const,
        types: [type],
        properties: {},
        block: 1,
        within: null,
      })),
      jsonLd: { blocks, broken },
    },
  },
});

const signedBy = (authors: string[]) => ({
  ...{ figures: [], sources: [], definitions: [], lists: 0, tables: 0, listings: 0 },
  authors,
});

describe('the check structured-data-types', () => {
  expectTable(structuredDataTypes, [
    {
      page: 'a bakery and its site',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['Bakery, WebSite', 'json-ld'],
    },
    {
      page: 'a first page that its theme calls an article',
      changes: {
        page: { ...data([]).page, openGraph: { 'og:type': 'article' } },
        response: { url: 'https://bakery.example/' },
      },
      score: 0,
      status: 'fail',
      never: ['"Article"'],
    },
    {
      page: 'an article whose main heading is the name of its site, with two authors',
      changes: {
        page: {
          ...data([]).page,
          openGraph: { 'og:type': 'article' },
          title: 'Why rye rests for a night – Bakery Example',
          headings: [{ level: 1, text: 'Bakery Example' }],
          quotable: signedBy(['Ann Lee', 'Rye Press Ltd']),
          metaDescription: 'Rye (again)',
        },
        response: { url: 'https://bakery.example/journal/rye' },
      },
      score: 0,
      status: 'fail',
      says: [
        '"headline": "Why rye rests for a night"',
        '"@type": "Person",\n          "name": "Ann Lee"',
        '"@type": "Organization",\n          "name": "Rye Press Ltd"',
      ],
      never: ['who wrote it', 'Rye (again)'],
    },
    {
      page: 'an article that nobody has signed',
      changes: {
        page: {
          ...data([]).page,
          openGraph: { 'og:type': 'article' },
          quotable: signedBy([]),
          dates: [{ kind: 'published', raw: '2026-03-02', iso: '2026-03-02', from: 'meta' as const }],
        },
        response: { url: 'https://bakery.example/journal/rye' },
      },
      score: 0,
      status: 'fail',
      says: ['"name": "REPLACE: who wrote it"'],
    },
    {
      page: 'a page with neither author nor date that its theme calls an article',
      changes: {
        page: { ...data([]).page, openGraph: { 'og:type': 'article' }, quotable: signedBy([]), dates: [] },
        response: { url: 'https://bakery.example/contact' },
      },
      score: 0,
      status: 'fail',
      never: ['"Article"'],
    },
    {
      page: 'a parish church, which schema.org counts among the places',
      changes: data(['CatholicChurch']),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a type that schema.org does not have',
      changes: data(['CarWash']),
      score: 0.3,
      status: 'fail',
      says: ['there CarWash is AutoWash', '“AutoWash” in place of “CarWash”'],
    },
    {
      page: 'a type in other letters, beside one that is right',
      changes: data(['Organization', 'webSite']),
      score: 0.8,
      status: 'warn',
      says: ['there webSite is WebSite'],
    },
    {
      page: 'a thing that a shop sells, without data',
      changes: {
        page: {
          structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
          stated: {
            phones: [],
            emails: [],
            addresses: [],
            hours: [],
            prices: ['£89.00'],
            offer: { name: 'Small anvil', price: '89.00', currency: '', availability: 'InStock' },
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['"@type": "Product"', '"price": "89.00"', 'REPLACE: the currency', 'InStock'],
    },
    {
      page: 'a flat to let, with its offer',
      changes: data(['RealEstateListing', 'Offer']),
      score: 1,
      status: 'pass',
      says: ['RealEstateListing'],
    },
    {
      page: 'a type that we do not know',
      changes: data(['Organization', 'Quarrel']),
      score: 1,
      status: 'pass',
    },
    {
      page: 'no structured data',
      changes: data([]),
      score: 0,
      status: 'fail',
      says: [
        '"@type": "Bakery"',
        '"address": "1 Mill Lane, Leeds LS1 4AP"',
        '"name": "Bakery Example"',
        '"url": "https://bakery.example/"',
      ],
    },
    {
      page: 'the first page of a league, with its number alone',
      changes: {
        page: {
          ...data([]).page,
          title: 'Anvil League',
          metaDescription: 'Friends of the anvil in the north.',
          headings: [],
          nameClues: [{ from: 'open-graph', text: 'Anvil League' }],
          stated: { phones: ['+44 113 496 0000'], emails: [], addresses: [], hours: [], prices: [] },
        },
      },
      score: 0,
      status: 'fail',
      says: ['"@type": "Organization"', '"telephone": "+44 113 496 0000"'],
      never: ['"address"'],
    },
    {
      page: 'a block that names no type',
      changes: data([], [], 1),
      score: 0,
      status: 'fail',
      says: ['1 JSON-LD block, but nothing in it has a type: write “@type”'],
      never: ['no JSON-LD'],
    },
    {
      page: 'only a broken block',
      changes: data([], [{ block: 1, problem: 'x' }]),
      score: 0,
      status: 'fail',
      says: ['1 of 1 JSON-LD block cannot be read'],
    },
    {
      page: 'types of no use',
      changes: data(['WebPage', 'ImageObject']),
      score: 0.3,
      status: 'fail',
      says: ['WebPage, ImageObject'],
    },
    { page: 'only a breadcrumb', changes: data(['BreadcrumbList', 'ListItem']), score: 0.6, status: 'warn' },
    { page: 'a subtype', changes: data(['HowTo']), score: 1, status: 'pass' },
    {
      page: 'no data and a description that would end the script',
      changes: {
        page: {
          ...data([]).page,
          metaDescription: 'Says </script><!-- and <script>alert(1)</script>.',
        },
      },
      score: 0,
      status: 'fail',
      says: ['Says \\u003c!-- and'],
      never: ['</script><', '<!--', 'Says </script>'],
    },
  ]);
});
