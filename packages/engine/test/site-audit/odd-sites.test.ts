import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import type { Engine } from '../../src/engine.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';
import { pageAt, type ServedPaths, servePaths, type WatchedSite } from './serve-paths.ts';

const link = (address: string) => `<p><a href="${address}">To ${address}</a></p>`;
/** Sixty words that no other page has, so that it is neither thin nor a duplicate. */
const own = (path: string) =>
  `<p>${Array.from({ length: 60 }, (_, at) => `word${at} of ${path}`).join(' ')}.</p>`;
const page = (path: string, ...links: string[]) => own(path) + links.map(link).join('');
const withHead = (path: string, head: string, ...links: string[]) => ({
  body: pageAt(path, page(path, ...links), head),
});
const canonical = (address: string) => `<link rel="canonical" href="${address}">`;
const hreflang = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${address}">`;
const urlset = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;
const sitemap = (...addresses: string[]) => ({ body: urlset(...addresses), type: 'application/xml' });

let site: WatchedSite;
let engine: Engine;
beforeAll(async () => {
  site = await servePaths({});
  engine = createEngine({
    version: '1.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: [site.host],
    crawlRate: 0,
    threads: lendThreads(),
  });
});
afterAll(async () => {
  await engine.close();
  site.close();
});

/** What a site audit says about faults between its pages: `check /path`; and how each page could be read. */
async function audit(paths: ServedPaths) {
  site.serve(paths);
  const told = await engine.auditSite(site.url, { pages: 3000 }, new AbortController().signal);
  const pathOf = (url: string) => url.replace(site.url, '/');
  const faults = told.issues
    .filter(({ kind }) => kind === 'across')
    .flatMap(({ checkId, places }) => places.map(({ url }) => `${checkId} ${pathOf(url)}`))
    .sort();
  const states = Object.fromEntries(
    told.pages.map(({ url, reason }) => [pathOf(url), reason?.because ?? 'read']),
  );
  return { told, faults, states, asked: [...site.asked] };
}
const faultsOf = async (paths: ServedPaths) => (await audit(paths)).faults;

describe('links', () => {
  it('that go round in circles or to themselves are chains', async () => {
    const paths = {
      '/': page('/', '/a', '/self', '/fine'),
      '/a': { to: '/b' },
      '/b': { to: '/a' },
      '/self': { to: '/self' },
      '/fine': page('/fine'),
    };
    expect(await faultsOf(paths)).toEqual(['redirect-chain /']);
  });

  it('are those of readers: not of programs, mails, telephones, or within the page', async () => {
    const others = [
      'mailto:a@b.example',
      'tel:+491',
      'javascript:void(0)',
      '#top',
      '',
      '?',
      'data:text/html,x',
      'ftp://x/y',
    ];
    const { faults, asked } = await audit({
      '/': page('/', ...others, '/#top', ' /a ', '/a#part', 'http://[broken', '//'),
      '/a': page('/a'),
    });
    expect(faults).toEqual([]);
    expect(asked.filter((one) => one.startsWith('GET /') && !/robots|llms|sitemap/.test(one)).sort()).toEqual(
      ['GET /', 'GET /a'],
    );
  });

  it('begin where the base of a page says', async () => {
    const paths = {
      '/': { body: pageAt('/', page('/', 'a', '/gone'), '<base href="/sub/">') },
      '/sub/a': page('/sub/a'),
    };
    expect(await faultsOf(paths)).toEqual(['broken-link /']);
  });

  it('to files are asked for, not read', async () => {
    const paths = {
      '/': page('/', '/there.pdf', '/lost.pdf', '/download'),
      '/there.pdf': { body: '%PDF-1.4', type: 'application/pdf' },
      '/download': { body: new Uint8Array(5000), type: 'application/octet-stream' },
    };
    const { faults, told, asked } = await audit(paths);
    expect(faults).toEqual(['broken-link /']);
    expect(told.counts).toMatchObject({ pages: 1, read: 1 });
    expect(asked.filter((one) => one.endsWith('.pdf')).sort()).toEqual([
      'GET /lost.pdf',
      'HEAD /lost.pdf',
      'HEAD /there.pdf',
    ]);
  });

  it('to what only leads on, by a tag of the page, redirect', async () => {
    const refresh = (to: string) => ({
      body: `<meta http-equiv="refresh" content="0; url=${to}"><title>Moved</title>`,
    });
    const paths = {
      '/': page('/', '/old', '/a'),
      '/old': refresh('/a'),
      '/a': page('/a'),
    };
    expect(await faultsOf(paths)).toEqual(['redirecting-link /']);
  });

  it('over a door that leads to another site for now, or to where people sign in, are meant so', async () => {
    const paths = {
      '/': page('/', '/go/partner', '/account', '/moved'),
      '/go/partner': { to: 'https://partner.example/?from=us', status: 302 },
      '/account': { to: '/login?next=/account', status: 302 },
      '/login?next=/account': page('/login'),
      '/moved': { to: 'https://elsewhere.example/', status: 301 },
    };
    const { faults, told } = await audit(paths);
    expect(faults).toEqual(['redirecting-link /']);
    expect(told.issues.find(({ checkId }) => checkId === 'redirecting-link')?.evidence).toContain(
      'elsewhere.example',
    );
    expect(told.issues.find(({ checkId }) => checkId === 'redirecting-link')?.evidence).not.toContain(
      'partner',
    );
  });

  it('to what fails, wants a password, or is closed are not broken', async () => {
    const { faults, states } = await audit({
      '/': page('/', '/failing', '/members', '/secret/x'),
      '/failing': { status: 500 },
      '/members': { status: 401 },
    });
    expect(faults).toEqual([]);
    expect(states).toEqual({ '/': 'read', '/failing': 'error', '/members': 'login', '/secret/x': 'robots' });
  });
});

describe('one page under several addresses', () => {
  it('is one, by a slash at its end, index.html, spelling of escapes, or a session', async () => {
    const paths = {
      '/': page(
        '/',
        '/a',
        '/a/',
        '/index.html',
        '/caf%c3%a9',
        '/café',
        '/~me',
        '/%7Eme',
        '/b?PHPSESSID=1',
        '/b;jsessionid=2',
        '/b?utm_source=x',
      ),
      '/index.html': page('/', '/a'),
      '/a': page('/a'),
      '/a/': page('/a'),
      '/caf%C3%A9': page('/café'),
      '/caf%c3%a9': page('/café'),
      '/~me': page('/~me'),
      '/%7Eme': page('/~me'),
      '/b': page('/b'),
    };
    for (const path of ['/a/', '/index.html', '/%7Eme', '/caf%c3%a9', '/caf%C3%A9'] as const) {
      const title = { '/a/': '/a', '/index.html': '/', '/%7Eme': '/~me' }[path as string] ?? '/café';
      Object.assign(paths, { [path]: { body: pageAt(title, paths[path] as string) } });
    }
    const { faults, told, asked } = await audit(paths);
    expect(faults).toEqual([]);
    expect(told.counts.read).toBe(5);
    // RFC 3986, 6.2.2: these are one address, not two.
    expect(asked.filter((one) => /GET \/caf/.test(one))).toHaveLength(1);
    expect(asked.filter((one) => /GET \/(?:~|%7E)me/.test(one))).toHaveLength(1);
  });

  it('is two when its writing differs in capitals or parameters and none names the other', async () => {
    const same = (path: string) => ({ body: pageAt(path, own('/about')) });
    const paths = {
      '/': page('/', '/about', '/About', '/about?color=red'),
      '/about': same('a'),
      '/About': same('b'),
      '/about?color=red': same('c'),
    };
    expect(await faultsOf(paths)).toEqual(
      ['/About', '/about', '/about?color=red'].map((path) => `duplicate-text ${path}`),
    );
    const named = { body: pageAt('a', own('/about'), canonical('/about')) };
    expect(await faultsOf({ ...paths, '/About': named, '/about?color=red': named, '/about': named })).toEqual(
      [],
    );
  });

  it('may go on for several pages under one title', async () => {
    const part = (path: string, ...links: string[]) => ({
      body: `<!doctype html><html lang="en"><title>Our lamps of all kinds</title><meta name="description" content="All the lamps that we make, in one long list."><h1>Lamps</h1><main>${links.map((to) => `<h2><a href="${to}">${to}</a></h2>`).join('')}${own(path)}</main>`,
    });
    const lamps = [1, 2, 3, 4, 5, 6].map((n) => `/lamp-${n}-of-ours`);
    const paths = {
      '/': page('/', '/lamps', '/news/'),
      '/lamps': part('/lamps', ...lamps.slice(0, 2), '/lamps?page=2', '/lamps?page=3'),
      '/lamps?page=2': part('/lamps?page=2', ...lamps.slice(2, 4), '/lamps'),
      '/lamps?page=3': part('/lamps?page=3', ...lamps.slice(4), '/lamps'),
      '/news/': page('/news/', '/news/page/2/'),
      '/news/page/2/': { body: pageAt('/news/', page('/news/page/2/', '/news/')) },
      ...Object.fromEntries(lamps.map((path) => [path, page(path)])),
    };
    expect(await faultsOf(paths)).toEqual([]);
  });

  it('with canonical addresses in a circle is none', async () => {
    const paths = {
      '/': page('/', '/a', '/b'),
      '/a': withHead('/a', canonical('/b')),
      '/b': withHead('/b', canonical('/a')),
    };
    expect(await faultsOf(paths)).toEqual(['canonical-chain /a', 'canonical-chain /b']);
  });
});

describe('the sitemap', () => {
  it('is read in parts, packed, and as far as it is of the site', async () => {
    const index =
      '<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>{origin}/one.xml</loc></sitemap><sitemap><loc>{origin}/two.xml.gz</loc></sitemap></sitemapindex>';
    const { faults } = await audit({
      '/': page('/', '/a', '/b', '/c'),
      '/sitemap.xml': { body: index, type: 'application/xml' },
      '/one.xml': sitemap('{origin}/', '{origin}/a', 'https://other.example/x', 'https://www.other.example/'),
      '/two.xml.gz': (request) => ({
        body: gzipSync(urlset(`http://${request.headers.host}/b`, `http://${request.headers.host}/lost`)),
        type: 'application/gzip',
      }),
      '/a': page('/a'),
      '/b': page('/b'),
      '/c': page('/c'),
    });
    expect(faults).toEqual(['missing-from-sitemap /c', 'sitemap-error /lost']);
  });

  it('lists what says noindex, in a tag or in a header, to all', async () => {
    const header = (value: string, path: string) => ({
      body: pageAt(path, page(path)),
      headers: { 'x-robots-tag': value },
    });
    const all = ['/', '/meta', '/header', '/none', '/somebody', '/later'];
    const { faults } = await audit({
      '/': page('/', ...all),
      '/sitemap.xml': sitemap(...all.map((path) => `{origin}${path}`)),
      '/meta': withHead('/meta', '<meta name="ROBOTS" content="NoIndex,follow">'),
      '/header': header('noindex', '/header'),
      '/none': header('none', '/none'),
      '/somebody': header('examplebot: noindex', '/somebody'),
      '/later': withHead('/later', '<meta name="robots" content="unavailable_after: 2019-01-01">'),
    });
    expect(faults).toEqual(['/header', '/later', '/meta', '/none'].map((path) => `sitemap-noindex ${path}`));
  });

  it('has nothing missing where a part of it could not be read', async () => {
    const index =
      '<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>{origin}/one.xml</loc></sitemap><sitemap><loc>{origin}/two.xml</loc></sitemap></sitemapindex>';
    const { faults, told } = await audit({
      '/': page('/', '/a', '/b'),
      '/sitemap.xml': { body: index, type: 'application/xml' },
      '/one.xml': sitemap('{origin}/', '{origin}/a', '{origin}/lost'),
      '/two.xml': { status: 500 },
      '/a': page('/a'),
      '/b': page('/b'),
    });
    expect(faults).toEqual(['sitemap-error /lost']);
    expect(told.notes.join(' ')).toContain('could not be read to its end');
  });

  it('that lists another spelling of a page has that fault alone', async () => {
    const { faults } = await audit({
      '/': page('/', '/a'),
      '/a': page('/a'),
      '/a/': { to: '/a' },
      '/sitemap.xml': sitemap('{origin}/', '{origin}/a/'),
    });
    expect(faults).toEqual(['sitemap-redirect /a/']);
  });

  it('leaves no page alone that a very long list leads to', async () => {
    const many = Array.from({ length: 700 }, (_, at) => `/entry/${at}-x`);
    const { faults, told } = await audit({
      '/': page('/', '/all'),
      '/all': page('/all', ...many),
      '/sitemap.xml': sitemap(...['/', '/all', ...many].map((path) => `{origin}${path}`)),
      ...Object.fromEntries(many.map((path) => [path, page(path)])),
    });
    expect(told.counts.read).toBe(702);
    expect(faults).toEqual([]);
  });

  it('says nothing of links that a page has beyond what is read of it', async () => {
    const long = `${own('/long')}${'<!-- filling -->'.repeat(150_000)}${link('/end')}`;
    const { faults, told } = await audit({
      '/': page('/', '/long'),
      '/long': long,
      '/end': page('/end'),
      '/sitemap.xml': sitemap('{origin}/', '{origin}/long', '{origin}/end'),
    });
    expect(faults).toEqual([]);
    expect(told.notes.join(' ')).toContain(
      'Not looked for: pages that no page links to, pages many clicks away. ',
    );
  });
});

describe('versions in other languages', () => {
  it('point back from a tag or a header', async () => {
    const versions = `${hreflang('en', '{origin}/en')}${hreflang('de', '{origin}/de')}${hreflang('x-default', '{origin}/')}`;
    const { faults } = await audit({
      '/': page('/', '/en', '/de', '/fr', '/it'),
      '/en': withHead('/en', versions),
      '/de': {
        body: pageAt('/de', page('/de')),
        headers: {
          link: '<{origin}/en>; rel="alternate"; hreflang="en", <{origin}/de>; rel="alternate"; hreflang="de"',
        },
      },
      '/fr': withHead('/fr', hreflang('it', '{origin}/it')),
      '/it': withHead('/it', hreflang('it', '{origin}/it')),
    });
    expect(faults).toEqual(['hreflang-no-return /fr']);
  });
});

describe('a list of nothing but links', () => {
  it('is no thin page', async () => {
    const names = ['introduction', 'access', 'sound', 'camera'].map((name) => `/${name}`);
    const entries = names.map((path) => `<dt><a href="${path}">About ${path}</a></dt><dd></dd>`).join('');
    expect(
      await faultsOf({
        '/': page('/', '/articles'),
        '/articles': `<h1>Articles</h1><dl>${entries}</dl>`,
        ...Object.fromEntries(names.map((path) => [path, page(path)])),
      }),
    ).toEqual([]);
  });
});

describe('a page that says that there is nothing here', () => {
  it('competes with nothing, and is no thin page', async () => {
    const nothing = {
      body: '<!doctype html><html lang="en"><title>Page not found</title><h1>Page not found</h1><p>Sorry.</p>',
    };
    expect(await faultsOf({ '/': page('/', '/x', '/y'), '/x': nothing, '/y': nothing })).toEqual([]);
  });
});
