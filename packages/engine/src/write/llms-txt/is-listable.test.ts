import { expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { listablePages } from './is-listable.ts';

const listed = (...paths: string[]) => {
  const site = siteOf([{ url: '/' }, ...paths.map((url) => ({ url, title: 'A page' }))]);
  return site.pages
    .slice(1)
    .filter(listablePages(site))
    .map(({ url }) => new URL(url).pathname);
};

it.each([
  ['tags', '/tags/iron', '/ca/tags/', '/tags-1.html', '/blog/category/news'],
  ['later parts of a list', '/news/page/2/', '/page_3.html', '/blog?page=2'],
  ['search', '/search', '/ca/cerca/', '/suche.html'],
  ['steps of a form', '/thank-you', '/merci.html', '/cart', '/checkout/', '/questionnaire', '/intake'],
  ['copies for printing', '/print/a', '/a-print.html'],
  [
    'what tools write',
    '/api/annotated.html',
    '/api/structapr__array.html',
    '/api/a_8h_source.html',
    '/reference/dot-gen.html',
  ],
])('lists no pages of %s', (_, ...paths) => {
  expect(listed(...paths)).toEqual([]);
});

it('lists pages that only look like those', () => {
  const paths = [
    '/printing',
    '/searching-for-iron',
    '/p/404',
    '/authors.html',
    '/dev/',
    '/vulnerabilities_24.html',
    '/price-tags',
    '/cartography',
  ];
  expect(listed(...paths)).toEqual(paths);
});

it('lists no later part where the first is there', () => {
  expect(listed('/news.html', '/news_2.html', '/top_10.html')).toEqual(['/news.html', '/top_10.html']);
});

it('lists no copies of another version', () => {
  const own = ['/a', '/b', '/c'];
  expect(listed(...own, ...own.map((path) => `/dev${path}`))).toEqual(own);
});
