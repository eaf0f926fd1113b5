import { describe, expect, it } from 'vitest';
import type { SiteToJudge } from '../scoring/judge-site.ts';
import type { SiteRow } from '../site-row.ts';
import { at, failing, gone, moved, type PageOf, pageOf, siteOf } from '../testing/site-of.ts';
import { type AcrossId, allAcrossChecks } from './all-across-checks.ts';
import { siteGraph } from './site-graph.ts';

/** The paths at which a check finds its fault; a word if it does not judge. */
function found(id: AcrossId, rows: SiteRow[], site: Partial<SiteToJudge> = {}): string[] | 'not judged' {
  const check = allAcrossChecks.find((one) => one.id === id);
  const finding = check?.judge(siteGraph(siteOf(rows, site)));
  if (!check || !finding) throw new Error(`no such check: ${id}`);
  if ('notJudged' in finding) return 'not judged';
  const { places } = finding;
  if (places.length > 0) {
    const { title, text } = check.fix(places);
    expect(
      `${check.title(places.length)} ${title} ${text} ${places.map(({ says }) => says).join(' ')}`,
    ).not.toMatch(/undefined|\[object|null/);
  }
  return places.map(({ url }) => new URL(url).pathname);
}
const home = (links: string[], page: PageOf = {}) => pageOf('/', { ...page, links });

describe('the ids of the checks', () => {
  it('are those that are published, each once', () => {
    expect(allAcrossChecks.map(({ id }) => id).join(' ')).toBe(
      'duplicate-title duplicate-description duplicate-h1 duplicate-text near-duplicate-text broken-link redirecting-link redirect-chain orphan-page missing-from-sitemap sitemap-error sitemap-redirect sitemap-noindex canonical-error canonical-redirect canonical-chain hreflang-no-return mixed-content deep-page thin-page inconsistent-name language-mismatch',
    );
  });

  it('find nothing on a site that does everything right', () => {
    const rows = [home(['/a', '/b']), pageOf('/a', { links: ['/'] }), pageOf('/b', { links: ['/'] })];
    const listed = ['/', '/a', '/b'].map(at);
    expect(allAcrossChecks.flatMap(({ id }) => found(id, rows, { listed }))).toEqual([]);
  });
});

describe('what should be the page’s own', () => {
  it.each([
    ['duplicate-title', { title: 'Bread' }],
    ['duplicate-description', { description: 'All about bread.' }],
    ['duplicate-h1', { headings: ['Bread', 'Rolls'] }],
    ['duplicate-text', { text: 'the same words again and again '.repeat(20) }],
  ] satisfies [AcrossId, PageOf][])('is missed by %s on every page that shares it', (id, same) => {
    const page = (path: string, more: PageOf = {}) =>
      pageOf(path, { ...same, headings: [path], ...same, ...more });
    expect(found(id, [home([]), page('/a'), page('/b'), pageOf('/c')])).toEqual(['/a', '/b']);
    // Pages that are not to be found compete with nothing.
    expect(found(id, [home([]), page('/a'), page('/b', { noindex: true })])).toEqual([]);
    expect(found(id, [home([]), page('/a'), page('/b', { canonical: '/c' }), pageOf('/c')])).toEqual([]);
    expect(found(id, [home([]), page('/a'), page('/b', { isNotFound: true })])).toEqual([]);
    // A name is the same in two languages; an identical text was not translated.
    const translated = found(id, [home([]), page('/a'), page('/b', { declared: 'fr' })]);
    expect(translated).toEqual(id === 'duplicate-text' ? ['/a', '/b'] : []);
  });

  it('is nothing at all where pages have no title', () => {
    expect(
      found('duplicate-title', [home([]), pageOf('/a', { title: null }), pageOf('/b', { title: null })]),
    ).toEqual([]);
  });

  it('is one page, not two, under addresses that only differ in spelling or that name each other', () => {
    const same = { text: 'the same words again and again '.repeat(20), title: 'Bread', description: 'x' };
    const rows = [home(['/bread', '/bread/', '/BREAD']), pageOf('/bread', same), pageOf('/bread/', same)];
    const loud = pageOf('/BREAD', { ...same, canonical: '/bread' });
    expect(found('duplicate-text', [...rows, loud])).toEqual([]);
    expect(found('duplicate-title', [...rows, loud])).toEqual([]);
  });
});

describe('texts that are nearly the same', () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, word) => `word${from + word}`).join(' ');

  it('share nine tenths of their rows of five words', () => {
    const one = pageOf('/one', { text: words(0, 1000) });
    // 50 other words at the end: 950 of 996 shingles are equal.
    const near = pageOf('/near', { text: `${words(0, 950)} ${words(5000, 50)}` });
    const apart = pageOf('/apart', { text: `${words(0, 880)} ${words(6000, 120)}` });
    expect(found('near-duplicate-text', [home([]), one, near, apart])).toEqual(['/one', '/near']);
  });

  it('are not those that are exactly the same, thin, or hidden', () => {
    const text = words(0, 300);
    const near = `${words(0, 299)} other`;
    expect(found('near-duplicate-text', [home([]), pageOf('/a', { text }), pageOf('/b', { text })])).toEqual(
      [],
    );
    const hidden = pageOf('/b', { text: near, noindex: true });
    expect(found('near-duplicate-text', [home([]), pageOf('/a', { text }), hidden])).toEqual([]);
    const short = words(0, 40);
    expect(
      found('near-duplicate-text', [
        home([]),
        pageOf('/a', { text: short }),
        pageOf('/b', { text: `${short} x` }),
      ]),
    ).toEqual([]);
  });

  it('are found among long texts of which a part is kept', () => {
    const one = pageOf('/one', { text: words(0, 9000) });
    const near = pageOf('/near', { text: `${words(0, 8700)} ${words(20_000, 300)}` });
    const apart = pageOf('/apart', { text: `${words(0, 7500)} ${words(30_000, 1500)}` });
    expect(found('near-duplicate-text', [home([]), one, near, apart])).toEqual(['/one', '/near']);
  });

  it('are found in scripts without spaces', () => {
    const text = Array.from({ length: 200 }, (_, sign) => String.fromCharCode(0x4e00 + sign * 7)).join('');
    const near = `${text.slice(0, 195)}天地玄黄宇`;
    const rows = [home([]), pageOf('/a', { text, words: 100 }), pageOf('/b', { text: near, words: 100 })];
    expect(found('near-duplicate-text', rows)).toEqual(['/a', '/b']);
  });
});

describe('links', () => {
  it('are broken where their target is gone, and stand on the page that holds them', () => {
    const rows = [home(['/a', '/gone']), pageOf('/a', { links: ['/'] }), gone('/gone')];
    expect(found('broken-link', rows)).toEqual(['/']);
  });

  it('are broken where a redirect leads to what is gone, too', () => {
    const rows = [home(['/old']), moved('/old', '/gone'), gone('/gone')];
    expect(found('broken-link', rows)).toEqual(['/']);
    expect(found('redirecting-link', rows)).toEqual([]);
  });

  it('to a page that fails or was not asked for are not judged', () => {
    expect(found('broken-link', [home(['/failing', '/unknown']), failing('/failing')])).toEqual([]);
  });

  it('redirect in one hop, or in a chain or a loop', () => {
    const rows = [
      home(['/a', '/b']),
      pageOf('/a', { links: ['/old'] }),
      pageOf('/b', { links: ['/older'] }),
      pageOf('/c', { links: ['/round'] }),
      moved('/old', '/a'),
      moved('/older', '/old'),
      moved('/round', '/about'),
      moved('/about', '/round'),
    ];
    expect(found('redirecting-link', rows)).toEqual(['/a']);
    expect(found('redirect-chain', rows)).toEqual(['/b', '/c']);
  });

  it('count their clicks by the shortest way, through redirects', () => {
    const rows = [
      home(['/1']),
      ...[1, 2, 3, 4].map((step) => pageOf(`/${step}`, { links: [`/${step + 1}`, '/moved'] })),
      pageOf('/5'),
      moved('/moved', '/6'),
      pageOf('/6'),
    ];
    expect(found('deep-page', rows)).toEqual(['/5']);
    expect(found('deep-page', rows, { isWhole: false })).toBe('not judged');
  });
});

describe('the sitemap', () => {
  const listed = ['/', '/a', '/lonely', '/gone', '/old', '/hidden', '/failing'].map(at);
  const rows = [
    home(['/a', '/b', '/hidden', '/page/2']),
    pageOf('/a', { links: ['/b'] }),
    pageOf('/b', { links: ['/'] }),
    pageOf('/page/2'),
    pageOf('/lonely', { links: ['/'] }),
    pageOf('/hidden', { noindex: true }),
    gone('/gone'),
    moved('/old', '/a'),
    failing('/failing'),
  ];

  it('is held against the pages and their links', () => {
    expect(found('orphan-page', rows, { listed })).toEqual(['/lonely']);
    expect(found('missing-from-sitemap', rows, { listed })).toEqual(['/b']);
    expect(found('sitemap-error', rows, { listed })).toEqual(['/gone']);
    expect(found('sitemap-redirect', rows, { listed })).toEqual(['/old']);
    expect(found('sitemap-noindex', rows, { listed })).toEqual(['/hidden']);
  });

  it('has its other faults also where it could not be read to its end', () => {
    expect(found('missing-from-sitemap', rows, { listed, isListWhole: false })).toBe('not judged');
    expect(found('sitemap-error', rows, { listed, isListWhole: false })).toEqual(['/gone']);
  });

  it('has nothing missing where there is none', () => {
    expect(found('missing-from-sitemap', rows)).toBe('not judged');
    expect(found('orphan-page', rows)).toBe('not judged');
    expect(found('sitemap-error', rows)).toEqual([]);
  });

  it('leaves open who links to a page while the site was not read as a whole', () => {
    expect(found('orphan-page', rows, { listed, isWhole: false })).toBe('not judged');
  });
});

describe('canonical addresses', () => {
  it('lead to a page that names itself', () => {
    const rows = [
      home([]),
      pageOf('/a', { canonical: '/gone' }),
      pageOf('/b', { canonical: '/old' }),
      pageOf('/c', { canonical: '/d' }),
      pageOf('/d', { canonical: '/e' }),
      pageOf('/e', { canonical: '/e' }),
      gone('/gone'),
      moved('/old', '/b'),
    ];
    expect(found('canonical-error', rows)).toEqual(['/a']);
    expect(found('canonical-redirect', rows)).toEqual(['/b']);
    expect(found('canonical-chain', rows)).toEqual(['/c']);
  });

  it('of another site are its own business', () => {
    const rows = [home([]), { ...pageOf('/a'), canonical: 'https://elsewhere.example/a' }];
    for (const id of ['canonical-error', 'canonical-redirect', 'canonical-chain'] as const)
      expect(found(id, rows)).toEqual([]);
  });
});

describe('versions in other languages', () => {
  it('name each other, but for the choice of languages', () => {
    const rows = [
      home([]),
      pageOf('/en', {
        hreflang: [
          ['en', '/en'],
          ['de', '/de'],
          ['x-default', '/choose'],
        ],
      }),
      pageOf('/de', { hreflang: [['de', '/de']] }),
      pageOf('/choose'),
      pageOf('/fr', { hreflang: [['it', '/it']] }),
      pageOf('/it', { hreflang: [['fr', '/fr']] }),
    ];
    expect(found('hreflang-no-return', rows)).toEqual(['/en']);
  });

  it('are not judged where the other one could not be read', () => {
    const rows = [home([]), pageOf('/en', { hreflang: [['de', '/de']] }), failing('/de')];
    expect(found('hreflang-no-return', rows)).toEqual([]);
  });
});

describe('what a page says', () => {
  it('is thin under fifty words, unless the page lists others or is not to be found', () => {
    const page = (path: string, words: number, more: PageOf = {}) => pageOf(path, { words, ...more });
    const rows = [
      home([]),
      page('/thin', 49),
      page('/enough', 50),
      page('/list', 10, { isList: true }),
      page('/hidden', 10, { noindex: true }),
    ];
    expect(found('thin-page', rows)).toEqual(['/thin']);
  });

  it('calls the organisation as most pages do; spelling and legal forms make no other name', () => {
    const named = (path: string, organisation: string | null) => pageOf(path, { organisation });
    const rows = [
      home([]),
      named('/a', 'Bakery Lindner GmbH'),
      named('/b', null),
      named('/c', 'Vortam International Ltd.'),
    ];
    expect(found('inconsistent-name', rows)).toEqual(['/c']);
    const known = pageOf('/d', { organisation: 'Sunrise Loaves', alsoNamed: ['Bakery Lindner'] });
    expect(found('inconsistent-name', [...rows.slice(0, 3), known])).toEqual([]);
    expect(found('inconsistent-name', [named('/', null)])).toBe('not judged');
  });

  it('is written in the language that it declares', () => {
    const rows = [
      home([]),
      pageOf('/a', { declared: 'en', written: 'de' }),
      pageOf('/b', { declared: 'en-GB', written: 'en' }),
      pageOf('/c', { declared: null, written: 'de' }),
      pageOf('/d', { declared: 'en', written: 'de', words: 20 }),
    ];
    expect(found('language-mismatch', rows)).toEqual(['/a']);
  });

  it('loads nothing over http', () => {
    const rows = [home([]), pageOf('/a', { plainHttp: ['http://img.example/b.png'] })];
    expect(found('mixed-content', rows)).toEqual(['/a']);
  });
});
