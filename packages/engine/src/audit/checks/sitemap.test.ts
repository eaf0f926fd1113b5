import { describe } from 'vitest';
import { sitemap } from './sitemap.ts';
import { expectTable } from './testing/expect-table.ts';

const none = {
  total: 0,
  truncated: false,
  files: [
    {
      url: 'https://bakery.example/sitemap.xml',
      kind: 'none' as const,
      urls: 0,
      problem: 'The answer is a web page.',
    },
  ],
};
const list = (total: number, problem: string | null = null) => ({
  total,
  truncated: false,
  files: [{ url: 'https://bakery.example/sitemap.xml', kind: 'urlset' as const, urls: total, problem }],
});

describe('the check sitemap', () => {
  expectTable(sitemap, [
    {
      page: 'a sitemap with this page, named in robots.txt',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['2 pages'],
    },
    {
      page: 'no sitemap',
      changes: { sitemap: { report: none, urls: [] } },
      score: 0,
      status: 'fail',
      says: [
        '<loc>https://bakery.example/</loc>',
        '<loc>https://bakery.example/prices</loc>',
        'The answer is a web page',
      ],
    },
    {
      page: 'no sitemap, and a linked page that is gone',
      changes: {
        sitemap: { report: none, urls: [] },
        links: {
          tried: [{ url: 'https://bakery.example/prices', text: 'Prices', status: 404, redirect: null }],
        },
      },
      score: 0,
      status: 'fail',
      says: ['<loc>https://bakery.example/</loc>'],
      never: ['https://bakery.example/prices'],
    },
    {
      page: 'an empty sitemap',
      changes: { sitemap: { report: list(0), urls: [] } },
      score: 0.2,
      status: 'fail',
    },
    {
      page: 'a broken sitemap',
      changes: { sitemap: { report: list(2, 'Line 4 is cut off.') } },
      score: 0.7,
      status: 'warn',
      says: ['Line 4 is cut off'],
    },
    {
      page: 'a sitemap that robots.txt does not name',
      changes: { robots: '' },
      score: 0.8,
      status: 'warn',
      says: ['Sitemap: https://bakery.example/sitemap.xml'],
    },
    {
      page: 'a sitemap without this page',
      changes: { sitemap: { report: list(1), urls: ['https://bakery.example/prices'] } },
      score: 0.8,
      status: 'warn',
      says: ['<url><loc>https://bakery.example/</loc></url>'],
    },
    {
      page: 'a sitemap that names this page with www',
      changes: { sitemap: { urls: ['https://www.bakery.example', 'https://bakery.example/prices'] } },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a sitemap too long to see whether it names this page',
      changes: { sitemap: { report: list(5000), urls: ['https://bakery.example/1'] } },
      score: 1,
      status: 'pass',
    },
  ]);
});
