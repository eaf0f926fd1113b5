import { describe } from 'vitest';
import { indexable } from './indexable.ts';
import { expectTable } from './testing/expect-table.ts';

const meta = (agent: string, content: string) => ({ page: { robotsMeta: [{ agent, content }] } });
const header = (value: string) => ({
  response: { headers: { date: 'Fri, 20 Nov 2026 10:00:00 GMT', 'x-robots-tag': value } },
});

describe('the check indexable', () => {
  expectTable(indexable, [
    { page: 'nothing is said', changes: {}, score: 1, status: 'pass' },
    {
      page: 'index, follow',
      changes: meta('robots', 'index, follow'),
      score: 1,
      status: 'pass',
      says: ['index, follow'],
    },
    {
      page: 'noindex',
      changes: meta('robots', 'NOINDEX'),
      score: 0,
      status: 'fail',
      says: ['<meta name="robots" content="NOINDEX">'],
    },
    {
      page: 'noindex, on a page that only sends its readers on',
      changes: {
        page: {
          robotsMeta: [{ agent: 'robots', content: 'noindex' }],
          refresh: { url: 'https://bakery.example/en/', seconds: 0 },
        },
      },
      score: null,
      status: 'na',
      says: ['only sends its readers on to https://bakery.example/en/'],
    },
    {
      page: 'noindex in both places, beside other wishes of its owner',
      changes: { ...meta('robots', 'noindex'), ...header('noindex, noimageindex, noai') },
      score: 0,
      status: 'fail',
      says: [
        'let the server send “X-Robots-Tag: index, follow, max-snippet:-1, max-image-preview:large, noimageindex, noai” instead',
        '<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large">',
      ],
    },
    { page: 'none', changes: meta('robots', 'none'), score: 0, status: 'fail' },
    {
      page: 'noindex for Googlebot',
      changes: meta('googlebot', 'noindex'),
      score: 0,
      status: 'fail',
      says: ['googlebot'],
    },
    { page: 'noindex for a training agent', changes: meta('gptbot', 'noindex'), score: 1, status: 'pass' },
    { page: 'noindex for another crawler', changes: meta('otherbot', 'noindex'), score: 1, status: 'pass' },
    {
      page: 'noindex in the header',
      changes: header('noindex'),
      score: 0,
      status: 'fail',
      says: ['X-Robots-Tag: index'],
    },
    {
      page: 'noindex in the page and in the header',
      changes: { ...meta('robots', 'noindex'), ...header('noindex') },
      score: 0,
      status: 'fail',
      says: [
        '<meta name="robots" content="noindex"> and X-Robots-Tag: noindex',
        'let the server send “X-Robots-Tag: index, follow',
        '<meta name="robots" content="index, follow',
      ],
    },
    {
      page: 'noindex and nofollow without a comma',
      changes: header('noindex nofollow'),
      score: 0.5,
      status: 'warn',
      says: ['no rule “noindex nofollow”', 'X-Robots-Tag: index, follow'],
    },
    {
      page: 'noindex and nofollow with a semicolon, for Google',
      changes: header('googlebot: noindex;nofollow'),
      score: 0.5,
      status: 'warn',
    },
    {
      page: 'index and follow without a comma',
      changes: meta('robots', 'index follow'),
      score: 1,
      status: 'pass',
    },
    {
      page: 'noindex after other words without a comma, and once more with it',
      changes: meta('robots', 'noindex nofollow, noindex'),
      score: 0,
      status: 'fail',
    },
    {
      page: 'noindex in the header for Bing',
      changes: header('bingbot: noindex, nofollow'),
      score: 0,
      status: 'fail',
    },
    {
      page: 'a header line for another crawler, then one for all',
      changes: header('otherbot: nofollow\nnoindex'),
      score: 0,
      status: 'fail',
    },
    {
      page: 'noindex in the header for another crawler',
      changes: header('otherbot: noindex, nofollow'),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a header for another crawler, then one for Google',
      changes: header('otherbot: noindex, googlebot: nosnippet'),
      score: 0.2,
      status: 'fail',
    },
    {
      page: 'a date that has passed',
      changes: header('unavailable_after: 25 Jun 2025 15:00:00 GMT'),
      score: 0,
      status: 'fail',
    },
    {
      page: 'a date with its weekday that has passed',
      changes: header('unavailable_after: Wed, 25 Jun 2025 15:00:00 GMT'),
      score: 0,
      status: 'fail',
    },
    {
      page: 'a date that has passed in a time zone of its own country, in a tag',
      changes: {
        ...header(''),
        ...meta('robots', 'unavailable_after: Wednesday, 25-Jun-25 15:00:00 CEST'),
      },
      score: 0,
      status: 'fail',
    },
    {
      page: 'an agent in the content of a tag, where none belongs',
      changes: meta('robots', 'googlebot: noindex'),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a date to come',
      changes: header('unavailable_after: 25 Jun 2030 15:00:00 GMT'),
      score: 1,
      status: 'pass',
    },
    {
      page: 'nosnippet',
      changes: meta('robots', 'nosnippet'),
      score: 0.2,
      status: 'fail',
      says: ['may not be quoted'],
    },
    { page: 'max-snippet:0', changes: meta('robots', 'index, max-snippet: 0'), score: 0.2, status: 'fail' },
    { page: 'max-snippet:20', changes: meta('robots', 'max-snippet:20'), score: 0.6, status: 'warn' },
    {
      page: 'max-snippet:-1',
      changes: meta('robots', 'max-snippet:-1, max-image-preview:large'),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a valued directive for one agent in the header',
      changes: header('googlebot: max-snippet: 0'),
      score: 0.2,
      status: 'fail',
    },
    { page: 'noarchive', changes: meta('robots', 'noarchive'), score: 0.7, status: 'warn', says: ['Bing'] },
    {
      page: 'noarchive beside other rules, which stay',
      changes: meta(
        'robots',
        'nofollow, noarchive, noimageindex, max-image-preview:none, noai, unavailable_after: 2027-01-31',
      ),
      score: 0.7,
      status: 'warn',
      says: [
        '<meta name="robots" content="index, nofollow, max-snippet:-1, max-image-preview:none, noimageindex, noai, unavailable_after: 2027-01-31">',
      ],
    },
    {
      page: 'noindex, nofollow with a rule on pictures, in the header',
      changes: header('noindex, nofollow, noimageindex'),
      score: 0,
      status: 'fail',
      says: ['X-Robots-Tag: index, follow, max-snippet:-1, max-image-preview:large, noimageindex'],
    },
    { page: 'noarchive for Google alone', changes: meta('googlebot', 'noarchive'), score: 1, status: 'pass' },
    {
      page: 'a third of the text is data-nosnippet',
      changes: { page: { nosnippetWords: 120 } },
      score: 0.6,
      status: 'warn',
      says: ['33 %'],
    },
    {
      page: 'all of the text is data-nosnippet',
      changes: { page: { nosnippetWords: 360 } },
      score: 0.2,
      status: 'fail',
    },
    {
      page: 'a notice is data-nosnippet',
      changes: { page: { nosnippetWords: 40 } },
      score: 1,
      status: 'pass',
    },
  ]);
});
