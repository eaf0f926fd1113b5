import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openCrawler } from '../../test/crawl/open-crawler.ts';
import { pageOf, type ServedFiles, sitemapOf, siteOf } from '../../test/crawl/site-of.ts';
import type { CrawlRequest } from './crawled-site.ts';

const crawl = (site: ServedFiles, change: Partial<CrawlRequest> = {}) =>
  openCrawler([site.host]).crawl(`${site.origin}/`, change);

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, at) => at + from);
const timesAsked = ({ asked }: ServedFiles, path: string) => asked.filter((each) => each === path).length;

describe('sites of odd kinds', () => {
  it('a page that only a browser fills: its shell is one page, and the owner is told', async () => {
    const shell =
      '<!doctype html><title>Harbour App</title><div id="root"></div><script src="/app.js"></script>';
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(['/', '/berths', '/tides', '/cranes']),
      '/robots.txt': { status: 404 },
      '/*': shell,
    });
    const { paths, skipped, site: read } = await crawl(site);
    expect(paths).toEqual(['/']);
    expect(skipped.duplicate).toEqual(['/berths', '/tides', '/cranes']);
    expect(read.notes.at(-1)).toMatch(/^Most pages have hardly any text in their HTML/);
  });

  it('a blog with more lists of posts than posts: nobody is told that its pages have no text', async () => {
    const list = '<!doctype html><title>Tag</title><main><a href="/a">A</a></main>';
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(['/', '/a', '/tags/x/', '/tags/y/', '/tags/z/', '/archives/2026/']),
      '/robots.txt': { status: 404 },
      '/': pageOf('Anvil Blog'),
      '/a': pageOf('On anvils'),
      '/tags/x/': `${list}x`,
      '/tags/y/': `${list}y`,
      '/tags/z/': `${list}z`,
      '/archives/2026/': `${list}2026`,
    });
    const { site: read } = await crawl(site);
    expect(read.pages.length).toBeGreaterThan(4);
    expect(read.notes.join()).not.toMatch(/hardly any text/);
  });

  it('a template’s language that nobody has changed: that of the text counts', async () => {
    const text =
      'Misafirlerimiz için her türlü rahatlık ve konfor düşünülmüştür. Otelimizde tüm müşteri ve personel için bir restoran ve toplantı salonu vardır. Tüm odalarda televizyon, duş ve internet bağlantısı olan bir oda ile hizmet veriyoruz.';
    const page = (body: string) =>
      `<html lang="en"><title>Barış Otel</title><main><h1>Barış Otel</h1>${body}</main>`;
    const site = await siteOf({
      '/': page(`<p>${text}</p><p><a href="/en">English</a></p>`),
      '/en': page(
        '<p>We have thought of all that our guests need. There is a restaurant in the hotel and a room for meetings.</p>',
      ),
    });
    const { site: read } = await crawl(site);
    expect(read.language).toBe('tr');
    expect(read.pages.map(({ language }) => language)).toEqual(['tr', 'en']);
  });

  it('a door that asks for a language: the first page of the first one is the home page', async () => {
    const site = await siteOf({
      '/': '<title>Anvil Inn</title><a href="de/">Deutsch</a> | <a href="en/">English</a>',
      '/de/': pageOf('Urlaub im Anvil Inn', { links: ['/de/preise.html'] }),
      '/de/preise.html': pageOf('Was ein Zimmer kostet'),
      '/en/': pageOf('Holidays at the Anvil Inn'),
    });
    const { paths, site: read } = await crawl(site);
    expect(paths).toEqual(['/de/', '/de/preise.html', '/en/']);
    expect(read.pages[0]?.kind).toBe('home');
  });

  it('a frameset: its frames are read, and the pages of the menu in one of them', async () => {
    const site = await siteOf({
      '/': '<title>Anvil Band</title><frameset cols="20,80"><frame src="menu.htm"><frame src="start.htm"></frameset>',
      '/menu.htm': '<body><a href="start.htm">Start</a><br><a href="dates.htm">Dates</a></body>',
      '/start.htm': pageOf('Welcome to the Anvil Band'),
      '/dates.htm': pageOf('When the Anvil Band plays'),
    });
    const { paths } = await crawl(site);
    expect(paths).toEqual(['/', '/start.htm', '/dates.htm']);
  });

  it('a first page without a word that sends readers on: where it leads to is the home page', async () => {
    const site = await siteOf({
      '/': '<html><head><meta http-equiv="refresh" content="0; url=sv/start.html"><title></title></head><body></body></html>',
      '/sv/start.html': pageOf('Anvil Gardens', { links: ['/sv/prices.html'] }),
      '/sv/prices.html': pageOf('What a hedge costs'),
    });
    const { paths, site: read } = await crawl(site);
    expect(paths).toEqual(['/sv/start.html', '/sv/prices.html']);
    expect(read.pages[0]?.kind).toBe('home');
  });

  it('a name of which the main heading is the half: the title in which both stand', async () => {
    const site = await siteOf({
      '/': '<html lang="cs"><title>Obecní hostinec a penzion Lhotka</title><main><h2>Obecní hostinec a penzion</h2><h1>LHOTKA</h1><p>Zde najdete naši stálou nabídku jídel, které si můžete dát kdykoliv, když máme otevřeno.</p></main>',
    });
    expect((await crawl(site)).site.name).toBe('Obecní hostinec a penzion Lhotka');
  });

  it('a blog of 300 posts without a sitemap: posts before the lists that lead to them', async () => {
    const lists = 30;
    const list = (number: number) =>
      pageOf(`All posts, part ${number}`, {
        links: [
          ...numbers(10, (number - 1) * 10 + 1).map((post) => `/2024/05/post-${post}`),
          ...(number < lists ? [`/page/${number + 1}`] : []),
        ],
      });
    const site = await siteOf({
      '/': list(1),
      '/page/*': (path) => list(Number(path.split('/')[2])),
      '/tag/*': (path) =>
        pageOf(`Posts about ${path}`, { links: numbers(20).map((post) => `/2024/05/post-${post}`) }),
      '/2024/05/post-*': (path) =>
        pageOf(`The story of ${path}`, {
          links: numbers(3).map((tag) => `/tag/word-${(path.length * 7 + tag) % 40}`),
        }),
    });
    const few = await crawl(site, { pageLimit: 100 });
    expect(few.paths.filter((path) => path.includes('post-')).length).toBeGreaterThanOrEqual(80);
    const all = await crawl(site, { pageLimit: 600 });
    expect(all.paths.filter((path) => path.includes('post-'))).toHaveLength(300);
  });

  it('a shop with facets: every product, and no flood of their combinations', async () => {
    const facets = ['colour', 'size', 'brand', 'price'].flatMap((name) =>
      numbers(6).map((value) => `${name}=${value}`),
    );
    const shelf = (path: string) => {
      const chosen = path.split('?')[1]?.split('&') ?? [];
      return pageOf(`Shelf ${path}`, {
        links: [
          ...facets.map((facet) => `/shop?${[...chosen, facet].join('&')}`),
          ...numbers(30).map((product) => `/shop/product-${product}?${chosen.join('&')}`),
        ],
      });
    };
    const product = (path: string) =>
      pageOf(`Product ${path.split('?')[0]}`, {
        head: `<link rel="canonical" href="{origin}${path.split('?')[0]}">`,
      });
    const site = await siteOf({
      '/': pageOf('The shop', { links: ['/shop'] }),
      '/shop/product-*': product,
      '/shop*': shelf,
    });
    const { paths } = await crawl(site, { pageLimit: 200 });
    expect(paths.filter((path) => /^\/shop\/product-\d+$/.test(path))).toHaveLength(30);
    expect(paths.filter((path) => path.startsWith('/shop?')).length).toBeLessThanOrEqual(20);
    expect(site.asked.length).toBeLessThan(200);
  });

  it('letters of the world in addresses: read, and each page once however it is written', async () => {
    const site = await siteOf({
      '/': pageOf('港', {
        links: ['/港/潮', '/%E6%B8%AF/%E6%BD%AE', '/%e6%b8%af/%e6%bd%ae', '/kräne/?q=größe'],
      }),
      '/%E6%B8%AF/%E6%BD%AE': pageOf('潮の満ち引き'),
      '/kr%C3%A4ne/': pageOf('Kräne'),
    });
    const { paths } = await crawl(site);
    expect(paths).toEqual(['/', '/%E6%B8%AF/%E6%BD%AE', '/kr%C3%A4ne/?q=gr%C3%B6%C3%9Fe']);
  });

  it('charsets of all kinds: by header, by meta, by mark, and lied about', async () => {
    const say = (charset: string, title: string) =>
      `<html><head><meta charset="${charset}"><title>${title}</title></head><h1>${title}</h1><p>Über Kräne und Schiffe, ausführlich erzählt für alle.</p>${title}`;
    const latin = (text: string) => Buffer.from(text, 'latin1');
    const type = (charset: string) => ({ 'content-type': `text/html${charset && `; charset=${charset}`}` });
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/header', '/meta', '/mark', '/utf16', '/lie'] }),
      '/header': { headers: type('iso-8859-1'), bytes: latin(say('utf-8', 'Alte Häfen')) },
      '/meta': { headers: type(''), bytes: latin(say('windows-1252', 'Große Häfen')) },
      '/mark': { headers: type(''), bytes: Buffer.from(`\ufeff${say('shift_jis', 'Neue Häfen')}`) },
      '/utf16': {
        headers: type('utf-16le'),
        bytes: Buffer.from(`\ufeff${say('utf-16', 'Kleine Häfen')}`, 'utf16le'),
      },
      '/lie': { headers: type('no-such-charset'), bytes: Buffer.from(say('utf-8', 'Ferne Häfen')) },
    });
    const { site: read } = await crawl(site);
    expect(
      read.pages
        .slice(1)
        .map(({ url, title, sections }) => [
          new URL(url).pathname,
          title,
          sections[0]?.text.includes('Über Kräne'),
        ]),
    ).toEqual([
      ['/header', 'Alte Häfen', true],
      ['/meta', 'Große Häfen', true],
      ['/mark', 'Neue Häfen', true],
      ['/utf16', 'Kleine Häfen', true],
      ['/lie', 'Ferne Häfen', true],
    ]);
  });

  it('sitemaps of odd kinds: foreign, relative, in a circle, packed, endless', async () => {
    const index = (paths: string[]) =>
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<sitemap><loc>${path}</loc></sitemap>`).join('')}</sitemapindex>`;
    const elsewhere = await siteOf({ '/x': pageOf('Elsewhere') });
    let endless = 0;
    const site = await siteOf({
      '/robots.txt':
        'User-agent: *\nDisallow:\nSitemap: {origin}/index.xml\nSitemap: /relative.xml\nSitemap: nonsense:///\n',
      '/index.xml': index([
        '{origin}/index.xml',
        '{origin}/circle.xml',
        '{origin}/packed.xml.gz',
        '{origin}/more-0.xml',
      ]),
      '/circle.xml': index(['{origin}/index.xml']),
      '/packed.xml.gz': {
        headers: { 'content-type': 'application/gzip' },
        bytes: gzipSync(
          `<urlset><url><loc>${elsewhere.origin}/x</loc></url><url><loc>/bare</loc></url><url><loc>javascript:alert(1)</loc></url></urlset>`,
        ),
      },
      '/more-*': () => {
        endless += 1;
        return index([`{origin}/more-${endless}.xml`]);
      },
      '/relative.xml': sitemapOf(['/a', '/a#part', '/a?utm_source=sitemap']),
      '/': pageOf('Home'),
      '/a': pageOf('Anchors'),
      '/bare': pageOf('Bare'),
    });
    const { paths } = await openCrawler([site.host, elsewhere.host]).crawl(`${site.origin}/`);
    expect(paths.slice(0, 2)).toEqual(['/', '/a']);
    expect(timesAsked(site, '/index.xml')).toBe(1);
    expect(timesAsked(site, '/a')).toBe(1);
    expect(endless).toBeLessThanOrEqual(50);
    expect(elsewhere.asked).toEqual([]);
  });

  it('a sitemap that is out of order: links are followed, and the owner is told', async () => {
    const site = await siteOf({
      '/sitemap.xml': { status: 500 },
      '/': pageOf('Home', { links: ['/a'] }),
      '/a': pageOf('Anchors'),
    });
    const { paths, site: read } = await crawl(site);
    expect(paths).toEqual(['/', '/a']);
    expect(read.notes).toEqual([
      `The sitemap ${site.origin}/sitemap.xml could not be read. The server answered 500.`,
    ]);
  });

  it('a sitemap of 50,000 pages: the first are read, and all are told of', async () => {
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(numbers(50_000).map((number) => `/p${number}`)),
      '/': pageOf('Home'),
      '/p*': (path) => pageOf(`Page ${path}`),
    });
    const { paths, site: read } = await crawl(site, { pageLimit: 6 });
    expect(paths).toEqual(['/', '/p1', '/p2', '/p3', '/p4', '/p5']);
    expect(read.notes[0]).toBe('The site has at least 50000 pages; the first 6 were read.');
  });

  it('pages that lead in circles, and pages too long to be true', async () => {
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/circle', '/there', '/back', '/endless', '/refresh', '/good'] }),
      '/circle': { status: 302, headers: { location: '/circle' } },
      '/there': { status: 301, headers: { location: '/back' } },
      '/back': { status: 301, headers: { location: '/there' } },
      '/refresh': '<meta http-equiv="refresh" content="0; url=/refreshed"><title>Moved</title>',
      '/refreshed': pageOf('Where it has moved to'),
      '/endless': { body: `${pageOf('Endless')}<script>${'x'.repeat(8_000_000)}` },
      '/good': pageOf('Good'),
    });
    const { paths, skipped } = await crawl(site);
    expect(paths).toEqual(['/', '/endless', '/good', '/refreshed']);
    expect(skipped.unreachable).toEqual(['/circle', '/there', '/back']);
  });

  it('calendars under any name', async () => {
    const month = (path: string) => {
      const [, , year = '2026', number = '1'] = path.split('/');
      const next = Number(number) % 12;
      return pageOf(`Events of ${number}/${year}`, {
        links: [
          `/events/${Number(year) + (next === 0 ? 1 : 0)}/${next + 1}`,
          `/events/${Number(year) - 1}/${number}`,
        ],
      });
    };
    const site = await siteOf({
      '/': pageOf('Home', { links: ['/events/2026/1', '/news/2026/05/the-new-crane'] }),
      '/events/*': month,
      '/news/*': pageOf('The new crane'),
    });
    const { paths } = await crawl(site, { pageLimit: 500 });
    expect(paths).toContain('/news/2026/05/the-new-crane');
    expect(paths.length).toBeLessThanOrEqual(26);
  });
});

describe('hosts in trouble', () => {
  it('one that dies in the middle is left alone soon, and what was read is used', async () => {
    let answers = 0;
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(numbers(200).map((number) => `/p${number}`)),
      '/': pageOf('Home'),
      '/p*': (path) => {
        answers += 1;
        return answers <= 20 ? pageOf(`Page ${path}`) : { hangUp: true };
      },
    });
    const { paths, site: read, skipped } = await crawl(site, { pageLimit: 300 });
    expect(paths).toHaveLength(21);
    expect(read.notes[0]).toMatch(
      /^The site stopped answering: 21 pages of at least 2\d\d could be read before that\. Try again later for the rest\.$/,
    );
    expect(skipped.unreachable?.length).toBeLessThan(40);
    expect(site.asked.length).toBeLessThan(100);
  });

  it('one with a broken corner is read on', async () => {
    const site = await siteOf({
      '/sitemap.xml': sitemapOf([...numbers(30).map((number) => `/broken-${number}`), '/good']),
      '/': pageOf('Home'),
      '/broken-*': { status: 500 },
      '/good': pageOf('Good'),
    });
    expect((await crawl(site)).paths).toEqual(['/', '/good']);
  });

  it('one that asks for more than ten seconds between pages is told that it got ten', async () => {
    const site = await siteOf({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 30\nDisallow: /\n',
      '/': pageOf('Home'),
    });
    const { site: read } = await crawl(site, { timeLimitMs: 3000 });
    expect(read.notes).toContain(
      'robots.txt asks crawlers to wait 30 seconds between two pages; we waited 10.',
    );
  });

  it('one whose home page is busy for a moment is asked again', async () => {
    let busy = 1;
    const site = await siteOf({
      '/': () => (busy-- > 0 ? { status: 503, headers: { 'retry-after': '1' } } : pageOf('Home')),
    });
    expect((await crawl(site)).paths).toEqual(['/']);
  });

  it('one whose home page wants us to come back much later is reported at once', async () => {
    const site = await siteOf({ '/': { status: 429, headers: { 'retry-after': '3600' } } });
    await expect(crawl(site)).rejects.toMatchObject({ code: 'target_http_error' });
    expect(timesAsked(site, '/')).toBe(1);
  });

  it('another origin the home page moves to is read there, by the rules it has there', async () => {
    const there = await siteOf({
      '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
      '/': pageOf('Home over there', { links: ['/secret', '/a'] }),
      '/a': pageOf('Anchors'),
    });
    const here = await siteOf({ '/': { status: 301, headers: { location: `${there.origin}/` } } });
    const {
      site: read,
      paths,
      skipped,
    } = await openCrawler([here.host, there.host]).crawl(`${here.origin}/`);
    expect(read.origin).toBe(`${there.origin}/`);
    expect(paths).toEqual(['/', '/a']);
    expect(skipped.robots).toEqual(['/secret']);
  });
});
