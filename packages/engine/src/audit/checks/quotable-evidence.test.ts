import { describe } from 'vitest';
import type { QuotableFacts } from '../../page/quotable-facts.ts';
import { quotableEvidence } from './quotable-evidence.ts';
import { expectTable } from './testing/expect-table.ts';
import { nothingToQuote } from './testing/nothing-to-quote.ts';

const withFacts = (facts: Partial<QuotableFacts>) => ({
  page: { quotable: { ...nothingToQuote, ...facts } },
});
const figures = ['£4.20', '20 hours', '1987'];
const article = (properties: Record<string, string[]>) => ({
  nodes: [{ syntax: 'json-ld' as const, types: ['Article'], properties, block: 1, within: null }],
  jsonLd: { blocks: 1, broken: [] },
});

describe('the check quotable-evidence', () => {
  expectTable(quotableEvidence, [
    {
      page: 'figures, sources, definitions, a table and a list',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['“20 hours”', '“Yorkshire Food Survey”', '1 table'],
    },
    {
      page: 'plain sentences only',
      changes: withFacts({}),
      score: 0,
      status: 'fail',
      says: [
        'neither figures',
        '<dfn>Bakery Example</dfn> REPLACE:',
        'REPLACE: three figures',
        'rel="author"',
      ],
    },
    {
      page: 'two figures, which are no evidence',
      changes: withFacts({ figures: figures.slice(1) }),
      score: 0,
      status: 'fail',
    },
    {
      page: 'figures and a list',
      changes: withFacts({ figures, lists: 2 }),
      score: 0.38,
      status: 'fail',
      says: ['figures such as', '2 lists', 'but not named sources, definitions or a named author'],
      never: ['three figures with unit'],
    },
    {
      page: 'a manual: definitions, sources, code, a table, a list',
      changes: withFacts({ definitions: ['JSON'], sources: ['RFC 7159'], listings: 3, tables: 1, lists: 2 }),
      score: 1,
      status: 'pass',
      says: ['3 listings'],
    },
    {
      page: 'an author who is an account',
      changes: {
        page: { quotable: { ...nothingToQuote, figures }, structuredData: article({ author: ['admin'] }) },
      },
      score: 0.25,
      status: 'fail',
      says: ['but not named sources, definitions, a named author or a table'],
    },
    {
      page: 'an author without a name',
      changes: {
        page: { quotable: { ...nothingToQuote, figures }, structuredData: article({ author: [''] }) },
      },
      score: 0.25,
      status: 'fail',
      never: ['the author'],
    },
    {
      page: 'an author whom only the data names',
      changes: {
        page: {
          quotable: { ...nothingToQuote, figures },
          structuredData: article({ author: ['Ada Miller'] }),
        },
      },
      score: 0.44,
      status: 'fail',
      says: ['the author “Ada Miller”'],
    },
    {
      page: 'a page that loads itself again every few seconds',
      changes: { page: { refresh: { seconds: 5, url: 'https://bakery.example/' } } },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a shell',
      changes: {
        page: { quotable: nothingToQuote, text: { mainWords: 60 }, rendering: { emptyMounts: ['app'] } },
      },
      score: null,
      status: 'na',
    },
    {
      page: 'next to no text',
      changes: { page: { quotable: nothingToQuote, text: { mainWords: 12 } } },
      score: null,
      status: 'na',
    },
    {
      page: 'a privacy policy, by its address',
      changes: { ...withFacts({}), response: { url: 'https://bakery.example/de/datenschutz.html' } },
      score: null,
      status: 'na',
    },
    {
      page: 'an illness that a clinic treats',
      changes: { ...withFacts({}), response: { url: 'https://bakery.example/conditions/back-pain' } },
      score: 0,
      status: 'fail',
    },
  ]);
});
