import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { listablePages } from './is-listable.ts';

type Pages = Parameters<typeof siteOf>[0];
const at = 'https://anvils.example';

/** The paths of a site's listed pages, without its home page. */
const listedOf = (pages: Pages, menu: readonly string[] = []) => {
  const navigation = menu.map((path) => ({ text: 'A page', url: at + path, group: '' }));
  const site = siteOf([{ url: '/', navigation }, ...pages]);
  return site.pages
    .slice(1)
    .filter(listablePages(site))
    .map(({ url }) => url.slice(at.length));
};
const listed = (...paths: string[]) => listedOf(paths.map((url) => ({ url, title: 'A page' })));

it.each([
  ['tags', '/tags/iron', '/ca/tags/', '/tags-1.html', '/blog/category/news'],
  [
    'what one tag or one month has',
    '/blogs/news/tagged/iron',
    '/collections/horns/brass',
    '/2026/03/',
    '/blog/2025',
  ],
  ['later parts of a list', '/news/page/2/', '/page_3.html', '/blog?page=2'],
  ['what lists all pages', '/sitemap/', '/plan-du-site', '/mapa-web.html'],
  ['search', '/search', '/ca/cerca/', '/suche.html', '/%73earch', '/%E0/search'],
  ['steps of a shop', '/sepet/', '/carrinho', '/mein-konto/', '/winkelmand'],
  ['steps of a form', '/thank-you', '/merci.html', '/cart', '/checkout/', '/questionnaire', '/intake'],
  ['what is not there', '/404', '/404/', '/404.htm', '/de/404.html'],
  ['copies for printing', '/print/a', '/a-print.html'],
  ['what nobody should see', '/staging', '/drafts/', '/test'],
  [
    'what tools write',
    '/api/annotated.html',
    '/api/structapr__array.html',
    '/api/a_8h_source.html',
    '/reference/dot-gen.html',
    '/org/anvil/class-use/Horn.html',
    '/serialized-form.html',
    '/classanvil_1_1Horn-members.html',
    '/structanvil_1_1Horn-members.html',
    '/namespacemembers_type.html',
    '/doc-index-A.html',
    '/tutorial/ix01.html',
    '/class_list.html',
    '/_index.html',
    '/src/anvil/horn.rs.html',
  ],
])('lists no pages of %s', (_, ...paths) => {
  expect(listed(...paths)).toEqual([]);
});

it('lists pages that only look like those', () => {
  const paths = [
    '/printing',
    '/searching-for-iron',
    '/p/404',
    '/404/anvils',
    '/404.html/anvils',
    '/authors.html',
    '/dev/',
    '/vulnerabilities_24.html',
    '/price-tags',
    '/cartography',
    '/%E0%A4%A',
  ];
  expect(listed(...paths)).toEqual(paths);
});

it('lists a page without text if the menu names it, as a gallery', () => {
  const bare = (url: string) => ({ url, title: 'Weddings', words: 1 });
  expect(listedOf([bare('/weddings'), bare('/part')], ['/weddings'])).toEqual(['/weddings']);
});

it('lists a page that tells how to register and what it costs, and no form to register', () => {
  const told = { title: 'Registration', words: 120, excerpt: 'Registration fees are not refunded.' };
  const paths = ['/registration-information.html', '/register', '/sign-up'];
  expect(listedOf(paths.map((url) => ({ url, ...told })))).toEqual(paths);
  expect(listedOf([{ url: '/register', ...told, words: 30 }])).toEqual([]);
  expect(listedOf([{ url: '/register', ...told, excerpt: '' }])).toEqual([]);
  expect(listedOf([{ url: '/checkout', ...told }])).toEqual([]);
});

it('lists the home page, whatever it is called', () => {
  const site = siteOf([{ url: '/search', words: 0 }]);
  expect(site.pages.filter(listablePages(site))).toHaveLength(1);
});

it.each([
  ['/news', '/news_2', false],
  ['/news', '/news-9', false],
  ['/news', '/news-10', false],
  ['/news', '/news-1', true],
  ['/news', '/news-100', true],
  ['/news', '/news2', true],
  ['/news', '/news_2_more', true],
  ['/report-2024', '/report-2024-2', true],
  ['/other', '/news_2', true],
])('beside %s, that %s is listed is %s', (first, second, is) => {
  expect(listed(first, second)).toEqual(is ? [first, second] : [first]);
});

it('“classes.html” is what a studio teaches, unless a tool wrote the pages beside it', () => {
  expect(listed('/classes.html', '/prices.html')).toEqual(['/classes.html', '/prices.html']);
  expect(listed('/api/classes.html', '/api/a_8h_source.html')).toEqual([]);
});

describe('pages of another version', () => {
  it.each([
    ['all of them are copies', ['/a', '/b', '/c'], ['/dev/a', '/dev/b', '/dev/c'], false],
    [
      'they are copies within a folder',
      ['/docs/a', '/docs/b', '/docs/c'],
      ['/docs/v1.2/a', '/docs/v1.2/b', '/docs/v1.2/c'],
      false,
    ],
    ['most of them are copies', ['/a', '/b', '/c'], ['/v2/a', '/v2/b', '/v2/c', '/v2/d', '/v2/e'], false],
    [
      'half of them are copies',
      ['/a', '/b', '/c'],
      ['/v2/a', '/v2/b', '/v2/c', '/v2/d', '/v2/e', '/v2/f'],
      true,
    ],
    ['two of them are copies, perhaps by chance', ['/a', '/b'], ['/v2/a', '/v2/b'], true],
    [
      'a newer version has them, too',
      ['/docs/2.0/a', '/docs/2.0/b', '/docs/2.0/c'],
      ['/docs/1.x/a', '/docs/1.x/b', '/docs/1.x/c', '/docs/1.10/a', '/docs/1.10/b', '/docs/1.10/c'],
      false,
    ],
    [
      'the newest release has them, too',
      ['/docs/stable/a', '/docs/stable/b', '/docs/stable/c'],
      ['/docs/v3.1/a', '/docs/v3.1/b', '/docs/v3.1/c', '/docs/next/a', '/docs/next/b', '/docs/next/c'],
      false,
    ],
    [
      'they are those of another product',
      ['/one/v2/a', '/one/v2/b', '/one/v2/c'],
      ['/two/v1/a', '/two/v1/b', '/two/v1/c'],
      true,
    ],
    ['the copies are of different versions', ['/a', '/b', '/c'], ['/v1/a', '/v2/b', '/v3/c'], true],
    ['none is a copy', ['/a', '/b', '/c'], ['/dev/d', '/dev/e', '/dev/f'], true],
  ])('where %s', (_, own, further, are) => {
    expect(listed(...own, ...further)).toEqual(are ? [...own, ...further] : own);
  });
});

describe('the shelves of a shop', () => {
  const products = (count: number): Pages =>
    Array.from({ length: count }, (_, index) => ({ url: `/anvil-${'abc'[index]}`, kind: 'product' }));
  const shelf = (path: string, count = 3, menu = [path]) =>
    listedOf([...products(count), { url: path, title: 'Iron' }], menu).includes(path);

  it.each([
    '/category/iron',
    '/categories/iron/',
    '/shop/category/iron',
    '/Kategorie/Eisen',
    '/kategorien/eisen',
  ])('are listed where its menu leads to them: %s', (path) => {
    expect(shelf(path)).toBe(true);
  });

  it('are not listed where the menu does not have them, where little is sold, or where they are tags', () => {
    expect(shelf('/category/iron', 3, [])).toBe(false);
    expect(shelf('/category/iron', 2)).toBe(false);
    expect(shelf('/tag/iron')).toBe(false);
    expect(shelf('/category/')).toBe(false);
  });

  it('are no shelves where the site sells nothing', () => {
    const articles: Pages = ['/a', '/b', '/c'].map((url) => ({ url, kind: 'article' }));
    expect(listedOf([...articles, { url: '/category/iron' }], ['/category/iron'])).toEqual([
      '/a',
      '/b',
      '/c',
    ]);
  });
});

it('lists what is called a draft or a test where the menu leads to it', () => {
  expect(listedOf([{ url: '/test' }, { url: '/draft' }], ['/test'])).toEqual(['/test']);
});

it.each<[string, Omit<Pages[number], 'url'>, boolean]>([
  ['has hardly a word', { words: 19 }, false],
  ['has some words', { words: 20 }, true],
  ['describes itself', { words: 3, description: 'A hammer.' }, true],
  ['has a sentence', { words: 3, excerpt: 'A hammer.' }, true],
  ['is short and sold', { words: 3, kind: 'product' }, true],
  ['is a function with a dot', { title: 'Anvils - .hidden()' }, false],
  ['is called by a dot', { title: '.hidden' }, false],
  ['is internal by its own word', { title: 'Internal functions of the forge' }, false],
  ['tells of internal affairs', { title: 'The internal functions of a forge' }, true],
])('whether a page is listed that %s', (_, page, is) => {
  expect(listedOf([{ url: '/piece', ...page }])).toEqual(is ? ['/piece'] : []);
});

it('lists the chapters of a manual, whatever they are about', () => {
  const chapters = [
    '/docs/guides/search',
    '/docs/guides/test',
    '/help/account',
    '/collections/horns/products/brass',
  ];
  expect(listed(...chapters)).toEqual(chapters);
  expect(listedOf([{ url: '/docs/search', title: 'Search', words: 4 }])).toEqual([]);
});

it('the samples of a new WordPress are not listed', () => {
  const page = (url: string, text: string) => ({
    url,
    title: url,
    sections: [{ level: 1, heading: url, text }],
  });
  expect(
    listedOf([
      page(
        '/hello-world',
        'Welcome to WordPress. This is your first post. Edit or delete it, then start writing!',
      ),
      page(
        '/sample-page',
        'This is an example page. It’s different from a blog post because it will stay in one place.',
      ),
      page('/welcome', 'Welcome to our forge.'),
    ]),
  ).toEqual(['/welcome']);
});

it('lists a page whose few words are the rows of a table', () => {
  const sections = (kinds: string) => [
    { level: 2, heading: 'Dates', text: '20.03.2027 | Spring concert | Town hall, 8 pm', kinds },
  ];
  const page = { url: '/dates.html', title: 'Dates', words: 8, description: '', excerpt: '' };
  expect(listedOf([{ ...page, sections: sections('r') }])).toEqual(['/dates.html']);
  expect(listedOf([{ ...page, sections: sections('p') }])).toEqual([]);
});

it('chapters of a manual may be called “Classes” and “Modules”, where a tool wrote only the index of the whole', () => {
  const chapters = ['/tutorial/classes.html', '/tutorial/modules.html'];
  expect(listed('/genindex.html', '/py-modindex.html', ...chapters)).toEqual(chapters);
  expect(listed('/api/annotated.html', ...chapters)).toEqual(chapters);
});

it('a method or a property of a class that has a page of its own gets no line', () => {
  const classes = ['/class.Button.html', '/func.show.html', '/r.series.html', '/r.series.sum.html'];
  const members = ['/ctor.Button.new.html', '/property.Button.label.html'];
  expect(listed(...classes, ...members, '/method.Box.append.html')).toEqual([
    ...classes,
    '/method.Box.append.html',
  ]);
});
