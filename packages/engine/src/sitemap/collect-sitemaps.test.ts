import { describe, expect, it } from 'vitest';
import type { FetchOutcome } from '../safe-fetch/fetch-result.ts';
import { fetchedText } from '../safe-fetch/testing/fetched-text.ts';
import { type CollectSitemaps, collectSitemaps } from './collect-sitemaps.ts';
import { readSitemap } from './read-sitemap.ts';

const site = 'https://site.example';
const urlset = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`;
const index = (...paths: string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${site}${path}</loc></sitemap>`).join('')}</sitemapindex>`;

/** A site of texts; a number is the status of an error. */
function serve(files: Record<string, string | number>) {
  const asked: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const fetch = async (url: string): Promise<FetchOutcome> => {
    asked.push(url);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    const found = files[url.replace(site, '')] ?? 404;
    const [status, text] = typeof found === 'number' ? [found, ''] : [200, found];
    return fetchedText(url, text, { status });
  };
  return { fetch, asked, mostOpen: () => mostOpen };
}

const collect = (served: ReturnType<typeof serve>, more: Partial<CollectSitemaps> = {}) =>
  collectSitemaps({
    siteUrl: `${site}/page`,
    declared: [],
    limits: { files: 50, urls: 100, bytes: 1_000_000 },
    signal: new AbortController().signal,
    fetch: served.fetch,
    read: async (input) => ({ ok: true, value: await readSitemap(input) }),
    ...more,
  });

describe('collecting the sitemaps of a site', () => {
  it('asks for two files at a time, never more', async () => {
    const children = Array.from({ length: 9 }, (_, number) => `/s${number}.xml`);
    const files = Object.fromEntries(children.map((path, number) => [path, urlset(`/p${number}`)]));
    const served = serve({ '/sitemap.xml': index(...children), ...files });
    const found = await collect(served);
    expect(served.mostOpen()).toBe(2);
    expect(found.urls).toEqual(children.map((_, number) => `${site}/p${number}`));
  });

  it.each(['/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap-index.xml'])(
    'finds one at %s, and makes no fault of the usual address, at once or one after another',
    async (path) => {
      for (const hurried of [false, true]) {
        const found = await collect(serve({ [path]: urlset('/a') }), { hurried });
        expect(found.files).toMatchObject([{ url: site + path, kind: 'urlset', problem: null }]);
        expect(found.urls).toEqual([`${site}/a`]);
      }
    },
  );

  it('finds the one that a page names, and tells when that is not there', async () => {
    const linked = async () => [`${site}/map.xml`];
    expect((await collect(serve({ '/map.xml': urlset('/a') }), { linked })).urls).toEqual([`${site}/a`]);
    expect((await collect(serve({}), { linked })).files.map(({ url }) => url)).toEqual([
      `${site}/sitemap.xml`,
      `${site}/map.xml`,
    ]);
  });

  it('guesses no further where robots.txt names one', async () => {
    const served = serve({ '/own.xml': urlset('/a') });
    await collect(served, { declared: [`${site}/own.xml`], hurried: true });
    expect(served.asked).toEqual([`${site}/own.xml`]);
  });

  it('stops at the limit of files and says so', async () => {
    const children = Array.from({ length: 80 }, (_, number) => `/s${number}.xml`);
    const served = serve({ '/sitemap.xml': index(...children) });
    const found = await collect(served);
    expect(served.asked).toHaveLength(50);
    expect(found.cut).toBe(true);
  });

  it('counts all pages, keeps as many as wanted, and counts a repeated one once', async () => {
    const served = serve({
      '/sitemap.xml': index('/1.xml', '/2.xml'),
      '/1.xml': urlset('/a', '/b'),
      '/2.xml': urlset('/b', '/c'),
    });
    expect(await collect(served)).toMatchObject({ total: 3, cut: false });
    const few = await collect(served, { limits: { files: 50, urls: 2, bytes: 1_000_000 } });
    expect(few.urls).toEqual([`${site}/a`, `${site}/b`]);
  });

  it('falls back to /sitemap.xml when no declared file can be read', async () => {
    const served = serve({ '/sitemap.xml': urlset('/a') });
    const found = await collect(served, { declared: [`${site}/gone.xml`] });
    expect(found.urls).toEqual([`${site}/a`]);
    expect(found.files.map((file) => file.state)).toEqual(['missing', 'read']);
  });

  it('leaves /sitemap.xml alone when a declared file is read', async () => {
    const served = serve({ '/mine.xml': urlset('/a'), '/sitemap.xml': urlset('/b') });
    expect((await collect(served, { declared: [`${site}/mine.xml`] })).urls).toEqual([`${site}/a`]);
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [403, 'unknown'],
    [429, 'unknown'],
    [503, 'unknown'],
  ])('takes status %d for %s', async (status, state) => {
    const found = await collect(serve({ '/sitemap.xml': status }));
    expect(found.files).toMatchObject([{ state, kind: 'none', problem: `The server answered ${status}.` }]);
  });

  it('answers with what it has when its time is over', async () => {
    const time = new AbortController();
    const served = serve({ '/sitemap.xml': index('/1.xml', '/2.xml', '/3.xml'), '/1.xml': urlset('/a') });
    const found = await collect(served, {
      signal: time.signal,
      fetch: (url) => {
        if (url.endsWith('/1.xml')) time.abort();
        return served.fetch(url);
      },
    });
    expect(found.urls).toEqual([`${site}/a`]);
    expect(found.cut).toBe(true);
    expect(served.asked).not.toContain(`${site}/3.xml`);
  });

  it('stops when enough bytes were fetched', async () => {
    const served = serve({ '/sitemap.xml': index('/1.xml', '/2.xml'), '/1.xml': urlset('/a') });
    const found = await collect(served, { limits: { files: 50, urls: 100, bytes: 10 } });
    expect(found).toMatchObject({ total: 0, cut: true });
  });

  it('leaves the others their turn while it compares many addresses', async () => {
    const paths = Array.from({ length: 10_000 }, (_, at) => `/${'a'.repeat(100)}${at}`);
    const children = Array.from({ length: 20 }, (_, at) => `/s${at}.xml`);
    const files = Object.fromEntries(children.map((path) => [path, urlset(...paths)]));
    const served = serve({ '/sitemap.xml': index(...children), ...files });
    const file = {
      kind: 'urlset',
      urls: paths.map((path) => site + path),
      total: 10_000,
      children: [],
      problem: null,
    } as const;
    let turns = 0;
    let counting = true;
    const count = () => {
      turns += 1;
      if (counting) setImmediate(count);
    };
    const found = await collect(served, {
      limits: { files: 50, urls: 10_000, bytes: 100_000_000 },
      read: async (input) => {
        if (input.url.endsWith('/sitemap.xml')) return { ok: true, value: await readSitemap(input) };
        if (input.url.endsWith('/s19.xml')) count();
        return { ok: true, value: { ...file, urls: [...file.urls], children: [] } };
      },
    });
    counting = false;
    expect(found.total).toBe(10_000);
    expect(turns).toBeGreaterThan(100);
  });
});
