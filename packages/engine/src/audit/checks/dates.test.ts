import { describe } from 'vitest';
import type { PageDate } from '../../page/page-facts.ts';
import { dates } from './dates.ts';
import { expectTable } from './testing/expect-table.ts';
import { nothingToQuote } from './testing/nothing-to-quote.ts';

const dated = (...list: [kind: PageDate['kind'], iso: string | null][]) => ({
  dates: list.map(([kind, iso]) => ({ kind, raw: iso ?? 'last Friday', iso, from: 'meta' as const })),
});
const article = {
  openGraph: { 'og:type': 'article' },
  quotable: { ...nothingToQuote, authors: ['Ada Miller'] },
};

describe('the check dates', () => {
  expectTable(dates, [
    { page: 'a date of change', changes: {}, score: 1, status: 'pass', says: ['changed 2026-10-02'] },
    {
      page: 'no date',
      changes: { page: dated() },
      score: 0.5,
      status: 'warn',
      says: ['"dateModified": "REPLACE: YYYY-MM-DD"'],
    },
    {
      page: 'a home page without a date',
      changes: { page: dated(), response: { url: 'https://acme.example/' } },
      score: 0.5,
      status: 'warn',
      says: ['to machines alone'],
    },
    {
      page: 'no date, but the server knows one',
      changes: { page: dated(), response: { headers: { 'last-modified': 'Tue, 06 Oct 2026 08:00:00 GMT' } } },
      score: 0.5,
      status: 'warn',
      says: ['"dateModified": "2026-10-06"'],
    },
    {
      page: 'an article without a date',
      changes: { page: { ...dated(), ...article } },
      score: 0,
      status: 'fail',
      says: ['"@type": "WebPage"', 'calls itself an article'],
    },
    {
      page: 'an og:type that the system writes on every page',
      changes: { page: { ...dated(), openGraph: { 'og:type': 'article' } } },
      score: 0.5,
      status: 'warn',
      never: ['calls itself an article'],
    },
    {
      page: 'a date that cannot be read',
      changes: { page: dated(['published', null]) },
      score: 0.4,
      status: 'fail',
      says: ['“last Friday”'],
    },
    {
      page: 'an article with a date of nobody knows what',
      changes: { page: { ...dated(['unknown', '2026-01-01']), ...article } },
      score: 0.7,
      status: 'warn',
    },
    {
      page: 'any date on a page that is no article',
      changes: { page: dated(['unknown', '2026-01-01']) },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a date in the future',
      changes: { page: dated(['published', '2031-01-01']) },
      score: 0.6,
      status: 'warn',
      says: ['2031-01-01'],
    },
    {
      page: 'a server that says "changed now" whenever it is asked',
      changes: {
        page: dated(),
        response: {
          headers: {
            'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
            date: 'Fri, 20 Nov 2026 10:00:00 GMT',
          },
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['"dateModified": "REPLACE: YYYY-MM-DD"'],
    },
    {
      page: 'a date to come that nothing explains',
      changes: { page: dated(['unknown', '2031-05-05']) },
      score: 0.5,
      status: 'warn',
      never: ['2031'],
    },
    {
      page: 'an article that another page is',
      changes: {
        page: {
          ...dated(),
          structuredData: {
            nodes: [{ syntax: 'json-ld', types: ['Article'], properties: {}, block: 1, within: 'hasPart' }],
            jsonLd: { blocks: 1, broken: [] },
          },
        },
      },
      score: 0.5,
      status: 'warn',
      never: ['calls itself an article'],
    },
    {
      page: 'changed before it was published',
      changes: { page: dated(['published', '2026-05-02'], ['modified', '2026-05-01']) },
      score: 0.6,
      status: 'warn',
    },
    {
      page: 'changed on the day it was published',
      changes: { page: dated(['published', '2026-05-02T18:00:00Z'], ['modified', '2026-05-02']) },
      score: 1,
      status: 'pass',
    },
  ]);
});
