import { describe } from 'vitest';
import { canonical } from './canonical.ts';
import { expectTable } from './testing/expect-table.ts';

const canonicals = (...list: [href: string, url: string | null][]) => ({
  page: { canonicals: list.map(([href, url]) => ({ href, url })) },
});
const home = 'https://bakery.example/';

describe('the check canonical', () => {
  expectTable(canonical, [
    { page: 'a relative one', changes: canonicals(['/', home]), score: 1, status: 'pass' },
    { page: 'the same twice', changes: canonicals(['/', home], [home, home]), score: 1, status: 'pass' },
    {
      page: 'none',
      changes: canonicals(),
      score: 0.5,
      status: 'warn',
      says: ['<link rel="canonical" href="https://bakery.example/">'],
    },
    {
      page: 'none, on an address with campaign parameters',
      changes: { ...canonicals(), response: { url: 'https://bakery.example/a?b=1&utm_source=x' } },
      score: 0.5,
      status: 'warn',
      says: ['href="https://bakery.example/a?b=1"'],
    },
    {
      page: 'one for some screens alone',
      changes: { page: { canonicals: [], strayCanonicals: [{ href: '/', url: home, qualifier: 'media' }] } },
      score: 0.5,
      status: 'warn',
      says: ['the attribute media, with which Google ignores it', 'remove the one that is there'],
    },
    {
      page: 'one that is no address of a page',
      changes: canonicals(['javascript:void(0)', 'javascript:void(0)']),
      score: 0.2,
      status: 'fail',
      says: ['is not valid'],
    },
    {
      page: 'one without its scheme',
      changes: canonicals(['bakery.example/bread', 'https://bakery.example/bakery.example/bread']),
      score: 0.4,
      status: 'fail',
      says: ['Without “https://” it is read as a path of this site.'],
    },
    {
      page: 'a variant',
      changes: canonicals(['https://www.bakery.example/', 'https://www.bakery.example/']),
      score: 0.8,
      status: 'warn',
    },
    {
      page: 'a variant whose address is long and differs at its end',
      changes: canonicals([
        `/news/2026/07/${'how-bread-rises-'.repeat(6)}.html?pagewanted=all`,
        `https://bakery.example/news/2026/07/${'how-bread-rises-'.repeat(6)}.html?pagewanted=all`,
      ]),
      score: 0.4,
      status: 'fail',
      says: ['.html?pagewanted=all”'],
    },
    {
      page: 'an index file',
      changes: canonicals(['/index.html', 'https://bakery.example/index.html']),
      score: 0.8,
      status: 'warn',
    },
    {
      page: 'the tidy form of an address with a suffix',
      changes: {
        ...canonicals(['/prices', 'https://bakery.example/prices']),
        response: { url: 'https://bakery.example/prices.html' },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'the Link header alone',
      changes: {
        ...canonicals(),
        response: { headers: { link: '</a.css>; rel=preload, </>; rel="canonical"' } },
      },
      score: 1,
      status: 'pass',
      says: ['in the Link header'],
    },
    {
      page: 'a Link header that contradicts the head',
      changes: {
        ...canonicals(['/', home]),
        response: { headers: { link: '</a.css>; rel=preload, <https://mill.example/>; rel=canonical' } },
      },
      score: 0.2,
      status: 'fail',
      says: [
        'https://mill.example/',
        'Link: </a.css>; rel=preload, <https://bakery.example/>; rel=canonical',
      ],
    },
    {
      page: 'one in the body, where it counts for nothing',
      changes: { page: { canonicals: [], strayCanonicals: [{ href: '/', url: home, qualifier: null }] } },
      score: 0.5,
      status: 'warn',
      says: ['in the body'],
    },
    {
      page: 'another page',
      changes: canonicals(['/prices', 'https://bakery.example/prices']),
      score: 0.4,
      status: 'fail',
      says: ['leave this one out'],
    },
    {
      page: 'another site',
      changes: canonicals(['https://mill.example/', 'https://mill.example/']),
      score: 0.2,
      status: 'fail',
      says: ['“https://mill.example/”'],
    },
    {
      page: 'two that contradict each other',
      changes: canonicals(['/', home], ['/b', 'https://bakery.example/b']),
      score: 0.2,
      status: 'fail',
      says: ['“/”, “/b”'],
    },
    { page: 'no address', changes: canonicals(['http://', null]), score: 0.2, status: 'fail' },
    {
      page: 'this machine under its other name',
      changes: {
        ...canonicals(['http://localhost:3001/', 'http://localhost:3001/']),
        response: { url: 'http://127.0.0.1:3001/' },
      },
      score: 1,
      status: 'pass',
    },
  ]);
});
