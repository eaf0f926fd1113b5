import { describe, expect, it } from 'vitest';
import { openCrawler } from '../../test/crawl/open-crawler.ts';
import { pageOf, type ServedFiles, sitemapOf, siteOf } from '../../test/crawl/site-of.ts';
import { knownUrls } from '../write/robots-txt/known-urls.ts';
import type { CrawledPage, CrawlRequest } from './crawled-site.ts';

const crawl = (site: ServedFiles, change: Partial<CrawlRequest> = {}) =>
  openCrawler([site.host]).crawl(`${site.origin}/`, change);

const pagesAsked = ({ asked }: ServedFiles) =>
  asked.filter((path) => !/robots\.txt|llms\.txt|\.md$|sitemap|does-not-exist/.test(path));

describe('which pages are read', () => {
  it('takes the home page, then the sitemap in its order, then what links lead to', async () => {
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(['/z', '/', '/b']),
      '/': pageOf('Harbour', { links: ['/m', '/a', '/b'] }),
      '/z': pageOf('Zebra crossing'),
      '/b': pageOf('Boats', { links: ['/deep'] }),
      '/a': pageOf('Anchors'),
      '/m': pageOf('Moorings'),
      '/deep': pageOf('Deep water'),
    });
    const { paths, site: read } = await crawl(site);
    expect(paths).toEqual(['/', '/z', '/b', '/m', '/a', '/deep']);
    expect(read.sitemaps).toEqual([`${site.origin}/sitemap.xml`]);
    expect(read.sitemapUrls).toHaveLength(3);
  });

  it('gives the same result in every run, whichever page answers first', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `/p${at}`,
        () => ({
          body: pageOf(`Page ${at}`, { links: [`/p${(at * 7) % 30}`, `/q${at}`] }),
          after: Math.random() * 30,
        }),
      ]),
    );
    const site = await siteOf({
      ...files,
      '/q*': (path) => ({ body: pageOf(`Quay ${path}`), after: Math.random() * 30 }),
      '/': pageOf('Home of pages', { links: ['/p3', '/p1', '/p29'] }),
    });
    const first = await crawl(site, { pageLimit: 25 });
    const second = await crawl(site, { pageLimit: 25 });
    expect(first.paths).toHaveLength(25);
    expect(second.site).toEqual(first.site);
    expect(second.handedOver.map(({ url }) => url)).toEqual(first.handedOver.map(({ url }) => url));
  });

  it('reads the menu before the sitemap when it may not read all, and says what it left', async () => {
    const menu = '<nav><a href="/prices">Prices</a><a href="/tours">Tours</a></nav>';
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(Array.from({ length: 40 }, (_, at) => `/post-${at}`)),
      '/': `${pageOf('Harbour tours')}${menu}`,
      '/prices': pageOf('Prices of tours'),
      '/tours': pageOf('All our tours'),
      '/post-*': (path) => pageOf(`A post called ${path}`),
    });
    const { paths, site: read, skipped } = await crawl(site, { pageLimit: 4 });
    expect(paths).toEqual(['/', '/post-0', '/prices', '/tours']);
    expect(skipped.limit).toHaveLength(39);
    expect(read.notes).toEqual(['The site has at least 43 pages; the first 4 were read.']);
    expect(pagesAsked(site)).toEqual(['/', '/prices', '/tours', '/post-0']);
  });

  it('takes the limit from the sitemap when it is left to us', async () => {
    const paths = Array.from({ length: 30 }, (_, at) => `/s${at}`);
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(paths),
      '/': pageOf('Home of many'),
      '/s*': (path) => pageOf(`Story ${path}`),
    });
    const { site: read } = await crawl(site, { pageLimit: 5, autoDetectSize: true });
    expect(read.pages).toHaveLength(31);
  });

  it('reads a manual without a sitemap to its end, in the order of its contents', async () => {
    const chapters = Array.from({ length: 40 }, (_, at) => `/c${(at * 7) % 40}`);
    const parts = (path: string) => Array.from({ length: 6 }, (_, at) => `${path}/${5 - at}`);
    const site = await siteOf({
      '/': pageOf('Contents', { links: chapters }),
      '/c*': (path) => pageOf(`Chapter ${path}`, { links: path.lastIndexOf('/') === 0 ? parts(path) : [] }),
    });
    const { paths, site: read } = await crawl(site, { pageLimit: 50, autoDetectSize: true });
    expect(paths).toEqual(['/', ...chapters.flatMap((path) => [path, ...parts(path)])]);
    expect(read.notes).toEqual([]);
  });

  it('reads robots.txt, sitemap and the home page that answered alone when it shall not crawl', async () => {
    const robots = '\ufeffUser-agent: *\r\nDisallow: /x\r\n';
    const site = await siteOf({
      '/robots.txt': robots,
      '/sitemap.xml': sitemapOf(['/a']),
      '/': pageOf('Home', { links: ['/b'] }),
    });
    const { site: read, handedOver } = await crawl(site, { skipCrawling: true });
    expect(read.pages.map(({ url }) => url)).toEqual([`${site.origin}/`]);
    expect(knownUrls(read)).toEqual(['/', '/a', '/b'].map((path) => `${site.origin}${path}`));
    expect(handedOver).toEqual([]);
    expect(read.robots?.text).toBe(robots);
    expect(read.sitemapUrls).toEqual([`${site.origin}/a`]);
    expect(site.asked.filter((path) => path === '/')).toHaveLength(1);
    expect(site.asked).not.toContain('/a');
  });

  it('folds the ways to write one address: slash, index file, tracking, session, order of parameters', async () => {
    const site = await siteOf({
      '/': pageOf('Home', {
        links: [
          '/tour/',
          '/tour',
          '/tour/index.html',
          '/tour?utm_source=x',
          '/tour;jsessionid=1A',
          '/?fbclid=9',
          '/s?b=2&a=1',
          '/s?a=1&b=2&PHPSESSID=77',
        ],
      }),
      '/tour*': pageOf('The tour'),
      '/s*': pageOf('The search'),
    });
    const { paths } = await crawl(site);
    expect(paths).toEqual(['/', '/tour/', '/s?b=2&a=1']);
    expect(pagesAsked(site)).toHaveLength(3);
  });

  it('folds copies: one canonical address, one text', async () => {
    const canonical = (path: string) => `<link rel="canonical" href="{origin}${path}">`;
    const site = await siteOf({
      '/': pageOf('Home', {
        links: ['/shoe?colour=red', '/shoe?colour=blue', '/print/shoe', '/copy-a', '/copy-b', '/lost'],
      }),
      '/shoe': pageOf('Shoes', { head: canonical('/shoe') }),
      '/print/shoe': pageOf('Shoes for the printer', { head: canonical('/shoe') }),
      '/copy-*': pageOf('The very same words'),
      '/lost': pageOf('Lost', { head: canonical('/gone') }),
    });
    const { paths, skipped } = await crawl(site);
    expect(paths).toEqual(['/', '/copy-a', '/lost', '/shoe']);
    expect(skipped.duplicate?.sort()).toEqual([
      '/copy-b',
      '/print/shoe',
      '/shoe?colour=blue',
      '/shoe?colour=red',
    ]);
  });

  it('does not believe a template that names the home page as canonical everywhere', async () => {
    const head = '<link rel="canonical" href="{origin}/">';
    const site = await siteOf({
      '/': pageOf('Home', { head, links: ['/a'] }),
      '/a': pageOf('Another page', {
        head,
        text: 'It says something else than the home page does, at some length.',
      }),
    });
    expect((await crawl(site)).paths).toEqual(['/', '/a']);
  });

  it('follows redirects inside the site and counts the target once', async () => {
    const elsewhere = await siteOf({ '/': pageOf('Elsewhere') });
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/old', '/new', '/out'] }),
      '/old': { status: 301, headers: { location: '/new' } },
      '/new': pageOf('New place'),
      '/out': { status: 302, headers: { location: `${elsewhere.origin}/` } },
    });
    const { paths, skipped } = await openCrawler([site.host, elsewhere.host]).crawl(`${site.origin}/`);
    expect(paths).toEqual(['/', '/new']);
    expect(skipped).toMatchObject({ duplicate: ['/new'], unreachable: ['/out'] });
    expect(elsewhere.asked).toEqual([]);
  });

  it('begins where the home page redirects to', async () => {
    const site = await siteOf({
      '/': { status: 302, headers: { location: '/en/' } },
      '/en/': pageOf('Home in English', { links: ['/en/a'] }),
      '/en/a': pageOf('Anchors'),
    });
    const { paths, site: read } = await crawl(site);
    expect(paths).toEqual(['/en/', '/en/a']);
    expect(read.pages[0]?.kind).toBe('home');
  });

  it('takes a folder for the site where its host has no home page', async () => {
    const site = await siteOf({
      '/docs/': pageOf('Docs of a project', { links: ['/docs/a', '/other/b'] }),
      '/docs/a': pageOf('Anchors'),
      '/other/b': pageOf('Somebody else'),
    });
    const { paths } = await openCrawler([site.host]).crawl(`${site.origin}/docs/`);
    expect(paths).toEqual(['/docs/', '/docs/a']);
  });
});

describe('what is left out', () => {
  it('obeys the rules for our own agent, and lists what they forbid', async () => {
    const site = await siteOf({
      '/robots.txt':
        'User-agent: *\nDisallow: /\n\nUser-agent: VisibleAI\nDisallow: /private\nAllow: /private/open\n',
      '/': pageOf('Home', { links: ['/private/a', '/private/open', '/b', '/hop'] }),
      '/private/*': pageOf('A private page'),
      '/b': pageOf('Boats'),
      '/hop': { status: 302, headers: { location: '/private/secret' } },
    });
    const { paths, skipped, site: read } = await crawl(site);
    expect(paths).toEqual(['/', '/private/open', '/b']);
    expect(skipped.robots?.sort()).toEqual(['/hop', '/private/a']);
    expect(site.asked).not.toContain('/private/secret');
    expect(read.notes[0]).toContain('robots.txt keeps our reader (VisibleAI) out of 2 pages');
  });

  it('reads nothing where robots.txt forbids all or cannot be read, and says why', async () => {
    const forbidden = await siteOf({ '/robots.txt': 'User-agent: *\nDisallow: /\n', '/': pageOf('Home') });
    const first = await crawl(forbidden);
    expect([first.paths, first.site.robots?.text]).toEqual([[], 'User-agent: *\nDisallow: /\n']);
    expect(forbidden.asked).not.toContain('/');
    const broken = await siteOf({ '/robots.txt': { status: 503 }, '/': pageOf('Home') });
    const second = await crawl(broken);
    expect(second.paths).toEqual([]);
    expect(second.site.notes[0]).toMatch(/^robots\.txt answers 503/);
    expect(broken.asked).not.toContain('/');
  });

  it('leaves out noindex, logins, errors, files and pages that say there is nothing', async () => {
    const site = await siteOf({
      '/': pageOf('Home', {
        links: [
          '/hidden',
          '/tagged',
          '/members',
          '/forbidden',
          '/gone',
          '/soft',
          '/broken',
          '/account',
          '/plan.pdf',
          '/data',
        ],
      }),
      '/hidden': pageOf('Hidden', {
        head: '<meta name="robots" content="noindex, follow">',
        links: ['/found'],
      }),
      '/found': pageOf('Found behind a hidden page'),
      '/tagged': {
        headers: { 'x-robots-tag': 'otherbot: nofollow, visibleai: noindex' },
        body: pageOf('Tagged'),
      },
      '/members': '<title>Members</title><main><h1>Sign in</h1><form><input type="password"></form></main>',
      '/forbidden': { status: 403, body: 'no' },
      '/gone': { status: 410 },
      '/soft':
        '<title>Page not found</title><main><h1>Sorry</h1><p>There is nothing here, dear reader.</p></main>',
      '/broken': { status: 500 },
      '/account': { status: 302, headers: { location: '/login?next=/account' } },
      '/login*': pageOf('Welcome back'),
      '/data': { headers: { 'content-type': 'application/json' }, body: '{}' },
    });
    const { paths, skipped } = await crawl(site);
    expect(paths).toEqual(['/', '/found']);
    expect(skipped).toEqual({
      noindex: ['/hidden', '/tagged'],
      login: ['/members', '/forbidden', '/account'],
      unreachable: ['/gone', '/soft', '/broken'],
      'not-html': ['/data'],
    });
    expect(site.asked).not.toContain('/plan.pdf');
  });

  it.each([
    ['is', '<title>Sign in</title><main><h1>Sign in</h1><form><input type="password"></form></main>'],
    ['leads to', { status: 302, headers: { location: '/login' } }],
  ])('tells of a home page that %s a form to sign in what engines see, and what to do', async (_, home) => {
    const form = '<title>Sign in</title><main><form><input type="password"></form></main>';
    const site = await siteOf({ '/': home, '/login*': form });
    const read = await crawl(site);
    expect(read.paths).toEqual([]);
    expect(read.site.notes[0]).toContain('see only a page to sign in');
    expect(read.site.notes[0]).toContain('Put a page there that everybody may read');
  });

  it('knows the page a site shows for every address that does not exist', async () => {
    const shell = (path: string) =>
      `<title>Harbour</title><main><h1>Oops</h1><p>We looked for ${path} everywhere and the harbour master has no idea where it went, so have a look at the map.</p></main>`;
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/real', '/gone-1', '/gone-2'] }),
      '/real': pageOf('Real'),
      '/*': (path) => (path.includes('robots') || path.includes('sitemap') ? null : shell(path)),
    });
    const { paths, skipped } = await crawl(site);
    expect(paths).toEqual(['/', '/real']);
    expect(skipped.unreachable).toEqual(['/gone-1', '/gone-2']);
  });

  it('does not get lost: calendars, growing paths, floods of parameters', async () => {
    let count = 0;
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/calendar/2026/1', '/loop/', '/list?p=0', '/good'] }),
      '/good': pageOf('Good'),
      '/calendar/*': (path) => {
        const [, , year = '', month = ''] = path.split('/');
        return pageOf(`Events of ${month} ${year}`, {
          links: [`/calendar/${year}/${Number(month) + 1}`, `/calendar/${Number(year) + 1}/${month}`],
        });
      },
      '/loop/*': (path) => pageOf(`Loop number ${path.length}`, { links: [`${path}loop/`, `${path}a/b/`] }),
      '/list*': () => {
        count += 1;
        return pageOf(`List ${count}`, {
          links: [`/list?p=${count}`, `/list?p=${count}&sort=up`, `/list?a=1&b=2&c=3&d=4&e=5`],
        });
      },
    });
    const { paths, skipped } = await crawl(site, { pageLimit: 1000 });
    expect(paths).toContain('/good');
    expect(paths.filter((path) => path.startsWith('/calendar')).length).toBeLessThanOrEqual(24);
    expect(paths.filter((path) => path.startsWith('/list')).length).toBeLessThanOrEqual(20);
    expect(paths.filter((path) => path.startsWith('/loop')).length).toBeLessThanOrEqual(10);
    expect(skipped.trap?.length).toBeGreaterThan(3);
  });
});

describe('what the owner has for language models already', () => {
  const file = '# Harbour\n\n> Boats.\n';

  it('is read beside the home page', async () => {
    const site = await siteOf({ '/': pageOf('Home'), '/llms.txt': file });
    const { site: read } = await crawl(site);
    expect(read.llms).toEqual({ url: `${site.origin}/llms.txt`, text: file });
  });

  it('leads to the pages that only it names, and shows which are gone', async () => {
    const file = '# Home\n\n## Pages\n\n- [Here](/here): A page.\n- [Gone](gone.html)\n- [Paper](/a.pdf)\n';
    const site = await siteOf({ '/': pageOf('Home'), '/here': pageOf('Here'), '/llms.txt': file });
    const { paths, skipped } = await crawl(site);
    expect(paths).toEqual(['/', '/here']);
    expect(skipped.unreachable).toEqual(['/gone.html']);
  });

  it('is not the page that is served where there is nothing, nor what robots.txt keeps us out of', async () => {
    const soft = await siteOf({ '/*': pageOf('Home') });
    expect((await crawl(soft)).site.llms).toBeNull();
    const closed = await siteOf({
      '/robots.txt': 'User-agent: *\nDisallow: /llms.txt\n',
      '/': pageOf('Home'),
      '/llms.txt': file,
    });
    expect((await crawl(closed)).site.llms).toBeNull();
    expect(closed.asked).not.toContain('/llms.txt');
  });

  it.each([
    ['page.html', '/a.html', '/a.html.md'],
    ['page.html', '/a.html', '/a.md'],
    ['a folder', '/a/', '/a/index.html.md'],
    ['a folder', '/a/', '/a/index.md'],
    ['a folder', '/a/', '/a.md'],
    ['a page without an ending', '/a', '/a.md'],
  ])('is found as the Markdown twin of %s: %s at %s', async (_, page, twin) => {
    const rename = (path: string) => path.replace('/a', '/b');
    const markdown = { body: '# A\n', headers: { 'content-type': 'text/markdown' } };
    const site = await siteOf({
      '/': pageOf('Home', { links: [page, rename(page)] }),
      [page]: pageOf('Anchors'),
      [rename(page)]: pageOf('Boats'),
      [twin]: markdown,
      [rename(twin)]: markdown,
    });
    const { site: read } = await crawl(site);
    const twins = read.pages.map(({ markdownUrl }) => markdownUrl);
    expect(twins).toEqual([null, `${site.origin}${twin}`, `${site.origin}${rename(twin)}`]);
  });

  it('is not asked for on every page when the first has no twin', async () => {
    const site = await siteOf({
      '/': pageOf('Home', { links: Array.from({ length: 20 }, (_, at) => `/p${at}.html`) }),
      '/p*': (path) => (path.endsWith('.md') ? { status: 404 } : pageOf(`Page ${path}`)),
    });
    await crawl(site);
    expect(site.asked.filter((path) => path.endsWith('.md')).length).toBeLessThanOrEqual(3);
  });
});

describe('manners', () => {
  it('keeps to the pace it was given', async () => {
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/a1', '/a2', '/a3'] }),
      '/a*': (path) => pageOf(`Page ${path}`),
    });
    await openCrawler([site.host], { rate: 20 }).crawl(`${site.origin}/`);
    // robots.txt, home page, four usual sitemap addresses, llms.txt, a missing page, three pages, and the
    // Markdown of one of them.
    expect(site.asked.length).toBe(12);
    expect(site.times.at(-1)).toBeGreaterThanOrEqual(11 * 50 - 25);
  });

  it('keeps to two connections at any pace', async () => {
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(Array.from({ length: 40 }, (_, at) => `/s${at}`)),
      '/': pageOf('Home'),
      '/s*': (path) => ({ body: pageOf(`Story ${path}`), after: 3 }),
    });
    await crawl(site);
    expect(site.connections.most).toBe(2);
  });

  it('honours Crawl-delay', async () => {
    const site = await siteOf({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 0.2\n',
      '/': pageOf('Home', { links: ['/a'] }),
      '/a': pageOf('Anchors'),
    });
    await crawl(site);
    expect(site.times.at(-1)).toBeGreaterThanOrEqual(3 * 200 - 25);
  });

  it('waits as long as a busy site asks, and reads the page then', async () => {
    let busy = 2;
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/a'] }),
      '/a': () => (busy-- > 0 ? { status: 429, headers: { 'retry-after': '1' } } : pageOf('Anchors')),
    });
    const { paths } = await crawl(site);
    expect(paths).toEqual(['/', '/a']);
    const times = site.asked.flatMap((path, at) => (path === '/a' ? [site.times[at] ?? 0] : []));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(950);
  });

  it('two crawls of one host share its pace', async () => {
    const site = await siteOf({ '/': pageOf('Home', { links: ['/a'] }), '/a': pageOf('Anchors') });
    const crawler = openCrawler([site.host], { rate: 20 });
    await Promise.all([crawler.crawl(`${site.origin}/`), crawler.crawl(`${site.origin}/`)]);
    expect(site.asked.length).toBe(20);
    expect(site.times.at(-1)).toBeGreaterThanOrEqual(19 * 50 - 25);
  });
});

describe('an interrupted crawl', () => {
  const files = {
    '/': pageOf('Home', { links: ['/a', '/b', '/c'] }),
    '/a': pageOf('Anchors', { links: ['/d'] }),
    '/b': pageOf('Boats', { links: ['/e'] }),
    '/c': pageOf('Cranes'),
    '/d': pageOf('Docks', { links: ['/f'] }),
    '/e': pageOf('Engines'),
    '/f': pageOf('Ferries'),
  };

  it('stops at once when it is cancelled', async () => {
    const site = await siteOf({ ...files, '/b': { after: 60_000, body: '' } });
    const stop = new AbortController();
    const crawling = crawl(site, {
      signal: stop.signal,
      onPage: async (page) => {
        if (page.title === 'Anchors') stop.abort(new Error('cancelled by its owner'));
      },
    });
    await expect(crawling).rejects.toThrow('cancelled by its owner');
  });

  it('goes on where it was, to the same result, and fetches no page again', async () => {
    const site = await siteOf(files);
    const whole = await crawl(site);
    expect(whole.paths).toHaveLength(7);
    for (const kept of [1, 3, 5]) {
      const known: CrawledPage[] = JSON.parse(JSON.stringify(whole.handedOver.slice(0, kept)));
      const asked = site.asked.length;
      const resumed = await crawl(site, { known });
      expect(resumed.site).toEqual(whole.site);
      expect(resumed.handedOver.map(({ url }) => url)).toEqual(
        whole.handedOver.slice(kept).map(({ url }) => url),
      );
      const again = site.asked.slice(asked).filter((path) => known.some(({ url }) => url.endsWith(path)));
      expect(again).toEqual([]);
    }
  });

  it('uses what was read when the time is up, and says so', async () => {
    const site = await siteOf({ ...files, '/c': { after: 60_000, body: '' } });
    const crawler = openCrawler([site.host], { fetching: { headersTimeout: 60_000, totalTimeout: 60_000 } });
    const { paths, site: read } = await crawler.crawl(`${site.origin}/`, { timeLimitMs: 2500 });
    expect(paths).toEqual(expect.arrayContaining(['/', '/a', '/b']));
    expect(paths).not.toContain('/c');
    expect(read.notes[0]).toMatch(/^Reading the site took longer than/);
  });

  it('waits until a page is kept before it runs on', async () => {
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(Array.from({ length: 60 }, (_, at) => `/s${at}`)),
      '/': pageOf('Home'),
      '/s*': (path) => pageOf(`Story ${path}`),
    });
    let kept = 0;
    let furthest = 0;
    await crawl(site, {
      onPage: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        kept += 1;
        furthest = Math.max(furthest, pagesAsked(site).length - kept);
      },
    });
    expect(kept).toBe(61);
    expect(furthest).toBeLessThanOrEqual(20);
  });
});

describe('a site that cannot be read', () => {
  it('is told in words what stood in the way', async () => {
    const plain = await siteOf({});
    const https = plain.origin.replace('http:', 'https:');
    await expect(openCrawler([plain.host]).crawl(`${https}/`)).rejects.toMatchObject({
      code: 'target_unreachable',
      message: expect.stringMatching(
        /could not be reached\. The server does not speak HTTPS .* http:\/\/\.$/,
      ),
    });
  });

  it('is refused, unreachable, too slow or in error, each with its own code', async () => {
    const slow = await siteOf({ '/robots.txt': { after: 60_000 } });
    const error = await siteOf({ '/': { status: 500 } });
    const away = await siteOf({});
    const crawler = openCrawler([slow.host, error.host, '127.0.0.1:1'], {
      fetching: { headersTimeout: 300 },
    });
    await expect(crawler.crawl(`${away.origin}/`)).rejects.toMatchObject({ code: 'target_refused' });
    await expect(crawler.crawl('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'target_unreachable' });
    await expect(crawler.crawl(`${slow.origin}/`)).rejects.toMatchObject({ code: 'target_timeout' });
    await expect(crawler.crawl(`${error.origin}/`)).rejects.toMatchObject({ code: 'target_http_error' });
  });
});
