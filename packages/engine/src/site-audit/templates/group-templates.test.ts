import { describe, expect, it } from 'vitest';
import { addressPattern } from './address-pattern.ts';
import { groupTemplates } from './group-templates.ts';
import { likeness } from './likeness.ts';

const ORIGIN = 'https://shop.example';
const product = { frame: [1, 2, 3, 4, 5, 6, 7], prose: [1, 2, 3] };
const withReviews = { frame: [1, 2, 3, 4, 5, 6, 7, 8, 9], prose: [1, 2, 3, 4] };
const table = { frame: [20, 21], prose: [1, 9] };

const page = (path: string, skeleton = product) => ({ url: ORIGIN + path, skeleton });
const grouped = (...pages: ReturnType<typeof page>[]) =>
  groupTemplates([page('/', table), ...pages], `${ORIGIN}/`).map(({ pattern, pages: urls }) => [
    pattern,
    urls.length,
  ]);

describe('the pattern of an address', () => {
  it.each([
    ['/', '/'],
    ['/product/red-lamp-1042', '/product/{slug}'],
    ['/product/1042', '/product/{n}'],
    ['/product/red-lamp/', '/product/{slug}'],
    ['/blog/2024/05/a-story', '/blog/{n}/{n}/{slug}'],
    ['/blog/2024-05-01/a-story', '/blog/{date}/{slug}'],
    ['/o/3f2b8c1d-9a7e-4c55-8f00-0123456789ab', '/o/{id}'],
    ['/docs/intro.html', '/docs/{slug}.html'],
    ['/docs/index.html', '/docs/index.html'],
    ['/de/product/lampe', '/{lang}/product/{slug}'],
    ['/de/', '/{lang}'],
    ['/list?page=2&sort=a', '/{slug}?page&sort'],
  ])('of %s is %s', (path, pattern) => {
    expect(addressPattern(ORIGIN + path)).toBe(pattern);
  });
});

describe('templates', () => {
  it('are a hundred at most, the smallest taken together, on a site whose addresses have a form each', () => {
    const pages = [
      page('/', table),
      ...Array.from({ length: 2000 }, (_, at) => page(`/p?k${at}`)),
      ...Array.from({ length: 3 }, (_, at) => page(`/product/${at}`)),
    ];
    const found = groupTemplates(pages, `${ORIGIN}/`);
    expect(found).toHaveLength(100);
    expect(found[0]?.pages).toHaveLength(3);
    expect(found.filter(({ pages: urls }) => urls.includes(`${ORIGIN}/`))).toMatchObject([
      { pages: [`${ORIGIN}/`] },
    ]);
    expect(found.at(-1)).toMatchObject({ pattern: '{other}' });
    expect(found.flatMap(({ pages: urls }) => urls).sort()).toEqual(pages.map(({ url }) => url).sort());
  });

  it('are of one pattern and alike in what holds the content', () => {
    expect(
      grouped(
        page('/product/a-1'),
        page('/product/b-2', withReviews),
        page('/product/c-3'),
        page('/docs/setting-up', product),
        page('/docs/measures', table),
        page('/docs/parts', table),
      ),
    ).toEqual([
      ['/product/{slug}', 3],
      ['/docs/{slug}', 2],
      ['/', 1],
      ['/docs/setting-up', 1],
    ]);
  });

  it('take folders that are many for members of a list, and few for sections', () => {
    const paged = ['lamps', 'chairs', 'beds'].map((name) => page(`/shop/${name}/page/2`, table));
    expect(grouped(...paged)).toEqual([
      ['/shop/{slug}/page/2', 3],
      ['/', 1],
    ]);
    expect(grouped(page('/docs/x'), page('/blog/x'), page('/docs/y'), page('/blog/y'))).toEqual([
      ['/blog/{slug}', 2],
      ['/docs/{slug}', 2],
      ['/', 1],
    ]);
  });

  it('keep the home page apart', () => {
    const home = `${ORIGIN}/docs/`;
    const templates = groupTemplates([page('/docs/'), page('/docs/a'), page('/docs/b')], home);
    expect(templates.map(({ pattern }) => pattern)).toEqual(['/docs/{slug}', '/docs/']);
  });

  it('stay few where every page of a pattern has elements of its own', () => {
    const odd = Array.from({ length: 100 }, (_, at) =>
      page(`/p/${at}x`, { frame: [at * 10, at * 10 + 1], prose: [] }),
    );
    expect(grouped(...odd).length).toBeLessThanOrEqual(13);
  });

  it('of one pattern are told apart by a page of each', () => {
    expect(
      grouped(
        page('/docs/setting-up'),
        page('/docs/parts'),
        page('/docs/measures', table),
        page('/docs/sizes', table),
      ),
    ).toEqual([
      ['/docs/{slug}, like /docs/measures', 2],
      ['/docs/{slug}, like /docs/setting-up', 2],
      ['/', 1],
    ]);
  });

  it('have the same ids when pages come and go', () => {
    const idsOf = (...pages: ReturnType<typeof page>[]) =>
      new Map(groupTemplates(pages, `${ORIGIN}/`).map(({ id, pattern }) => [pattern, id]));
    const before = idsOf(page('/'), page('/product/a'), page('/product/b'), page('/product/c'));
    const after = idsOf(page('/'), page('/product/b'), page('/product/c'), page('/product/d'));
    expect(after.get('/product/{slug}')).toBe(before.get('/product/{slug}'));
  });
});

it('two pages without any elements are alike', () => {
  expect(likeness({ frame: [], prose: [] }, { frame: [], prose: [] })).toBe(1);
  expect(likeness(product, table)).toBeLessThan(0.2);
});
