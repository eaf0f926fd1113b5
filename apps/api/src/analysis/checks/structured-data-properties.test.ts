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
      })),
      jsonLd: { blocks: 2, broken: [] },
    },
  },
});

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
        '"headline": "Rye \\u003c/script>"',
      ],
    },
    {
      page: 'a product without a price',
      changes: data(['Product', { name: ['Loaf'] }]),
      score: 0,
      status: 'fail',
      says: ['Product “Loaf” lacks offers or review or aggregateRating'],
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
