import { describe, expect, it } from 'vitest';
import { firecrawlServer } from '../../test/crawl/firecrawl-server.ts';
import { openCrawler } from '../../test/crawl/open-crawler.ts';
import { pageOf, sitemapOf, siteOf } from '../../test/crawl/site-of.ts';

type Firecrawl = Awaited<ReturnType<typeof firecrawlServer>>;

const harbour = () =>
  siteOf({
    '/robots.txt': 'User-agent: *\nDisallow: /private\nSitemap: {origin}/sitemap.xml\n',
    '/sitemap.xml': sitemapOf(['/', '/b', '/private/x']),
    '/': pageOf('Harbour', { links: ['/a', '/private/y'] }),
    '/a': pageOf('Anchors', { links: ['/deep', '/gone'] }),
    '/b': pageOf('Boats'),
    '/deep': pageOf('Deep water'),
    '/private/*': pageOf('Secret'),
  });

const through = (service: Firecrawl, host: string) =>
  openCrawler([host], { firecrawl: { apiUrl: service.origin, apiKey: 'fc-test' } });

const sent = ({ calls }: Firecrawl) =>
  calls.flatMap(({ method, body }) => (method === 'POST' ? (body as { urls: string[] }).urls : []));

describe('a crawl through Firecrawl', () => {
  it('gives what our own crawler gives for the same site', async () => {
    const site = await harbour();
    const own = await openCrawler([site.host]).crawl(`${site.origin}/`);
    const service = await firecrawlServer({ atATime: 1 });
    const theirs = await through(service, site.host).crawl(`${site.origin}/`);
    expect(theirs.site).toEqual(own.site);
    expect(theirs.handedOver.map(({ url }) => url).sort()).toEqual(
      own.handedOver.map(({ url }) => url).sort(),
    );
    expect(theirs.paths).toEqual(['/', '/b', '/a', '/deep']);
  });

  it('finds the Markdown twins that the site does not announce, as our own crawler does', async () => {
    const markdown = {
      headers: { 'content-type': 'text/markdown' },
      body: '# Anchors\n\nAll about anchors.',
    };
    const site = await siteOf({
      '/': pageOf('Harbour', { links: ['/a', '/b'] }),
      '/a': pageOf('Anchors'),
      '/b': pageOf('Boats'),
      '/a.md': markdown,
      '/b.md': markdown,
    });
    const { site: read } = await through(await firecrawlServer(), site.host).crawl(`${site.origin}/`);
    expect(read.pages.map(({ markdownUrl }) => markdownUrl)).toEqual([
      null,
      `${site.origin}/a.md`,
      `${site.origin}/b.md`,
    ]);
  });

  it('sends the key and the format with each job, and never a page that robots.txt forbids', async () => {
    const site = await harbour();
    const service = await firecrawlServer();
    const { skipped } = await through(service, site.host).crawl(`${site.origin}/`);
    expect(new Set(service.calls.map(({ key }) => key))).toEqual(new Set(['Bearer fc-test']));
    expect(service.calls[0]).toMatchObject({
      method: 'POST',
      path: '/v2/batch/scrape',
      body: { formats: ['rawHtml'], onlyMainContent: false, maxAge: 0 },
    });
    expect(sent(service).filter((url) => url.includes('private'))).toEqual([]);
    expect(skipped.robots?.sort()).toEqual(['/private/x', '/private/y']);
  });

  it('speaks version 1 where a server knows no other, with or without the version in its address', async () => {
    const site = await harbour();
    const service = await firecrawlServer({ onlyV1: true });
    const { paths } = await openCrawler([site.host], {
      firecrawl: { apiUrl: `${service.origin}/v1` },
    }).crawl(`${site.origin}/`);
    expect(paths).toHaveLength(4);
    expect(service.calls.every(({ key }) => key === undefined)).toBe(true);
  });

  it('has hundreds of pages fetched in jobs of a hundred, part by part', async () => {
    const paths = Array.from({ length: 230 }, (_, at) => `/s${at}`);
    const site = await siteOf({
      '/sitemap.xml': sitemapOf(paths),
      '/': pageOf('Home of many'),
      '/s*': (path) => pageOf(`Story ${path}`),
    });
    const service = await firecrawlServer({ atATime: 40 });
    const { site: read } = await through(service, site.host).crawl(`${site.origin}/`, { pageLimit: 2000 });
    expect(read.pages).toHaveLength(231);
    expect([...service.jobs.values()].every(({ urls }) => urls.length <= 100)).toBe(true);
    expect(sent(service)).toHaveLength(231);
  });

  it('has no page fetched again that an interrupted run has read', async () => {
    const site = await harbour();
    const whole = await through(await firecrawlServer(), site.host).crawl(`${site.origin}/`);
    const service = await firecrawlServer();
    const resumed = await through(service, site.host).crawl(`${site.origin}/`, {
      known: whole.handedOver.slice(0, 3),
    });
    expect(resumed.site).toEqual(whole.site);
    expect(sent(service).map((url) => new URL(url).pathname)).toEqual(['/deep', '/gone']);
  });

  it('waits when the service is busy and goes on', async () => {
    const site = await harbour();
    const service = await firecrawlServer({
      answer: ({ count }) =>
        count === 1 || count === 3
          ? { status: 429, headers: { 'retry-after': '0' }, body: '{"error":"Rate limit exceeded"}' }
          : count === 4
            ? { status: 502, body: '<html>Bad gateway</html>' }
            : undefined,
    });
    expect((await through(service, site.host).crawl(`${site.origin}/`)).paths).toHaveLength(4);
  });

  it('leaves out a page that came back broken, and takes the rest', async () => {
    const site = await harbour();
    const service = await firecrawlServer({
      change: (document) =>
        String(document.metadata.sourceURL).endsWith('/b') ? { rawHtml: 7, metadata: null } : document,
    });
    const { paths, skipped } = await through(service, site.host).crawl(`${site.origin}/`);
    expect(paths).toEqual(['/', '/a', '/deep']);
    expect(skipped.unreachable).toEqual(['/b', '/gone']);
  });

  it.each([
    [
      'the key is refused by a page',
      'Firecrawl refused the key of this service',
      { answer: () => ({ status: 401, body: '<p>No</p>' }) },
    ],
    ['it is too busy for long', 'Firecrawl is too busy', { answer: () => ({ status: 429, body: '{}' }) }],
    [
      'nothing of it can be read',
      'Firecrawl sent no page of the site',
      { change: () => ({ metadata: { statusCode: 500 } }) },
    ],
    [
      'the bill is not paid while it works',
      'Firecrawl has no credits left for this service',
      {
        answer: ({ method }: { method: string }) =>
          method === 'GET'
            ? { status: 402, body: '{"success":false,"error":"Insufficient credits"}' }
            : undefined,
      },
    ],
    ['the job failed', 'The job at Firecrawl failed', { ending: 'failed' as const }],
    ['somebody cancelled it', 'The job at Firecrawl failed', { ending: 'cancelled' as const }],
    [
      'the key is refused',
      'Firecrawl refused the key of this service',
      { answer: () => ({ status: 401, body: '{"error":"Unauthorized"}' }) },
    ],
    [
      'the bill was not paid',
      'Firecrawl has no credits left for this service',
      { answer: () => ({ status: 402, body: '{"error":"Payment required"}' }) },
    ],
    [
      'it is down for good',
      'Firecrawl did not answer as it should',
      { answer: () => ({ status: 500, body: '{}' }) },
    ],
    [
      'it answers with a page',
      'Firecrawl did not answer as it should',
      { answer: () => ({ body: '<html>Hello</html>' }) },
    ],
    [
      'it answers with nonsense',
      'Firecrawl did not answer as it should',
      { answer: () => ({ body: '{"success":true,"id":"../../etc"}' }) },
    ],
    [
      'it talks nonsense about its job',
      'Firecrawl did not answer as it should',
      {
        answer: ({ method }: { method: string }) =>
          method === 'GET' ? { body: '{"status":"dancing"}' } : undefined,
      },
    ],
    [
      'it sends the same pages without end',
      'Firecrawl did not answer as it should',
      {
        answer: ({ method }: { method: string }) =>
          method === 'GET'
            ? {
                body: JSON.stringify({
                  status: 'scraping',
                  next: 'x',
                  data: Array.from({ length: 50 }, () => ({ metadata: {} })),
                }),
              }
            : undefined,
      },
    ],
    [
      'its answer is too large',
      'Firecrawl did not answer as it should',
      {
        answer: ({ method }: { method: string }) =>
          method === 'GET' ? { body: `"${'x'.repeat(33 * 1024 * 1024)}"` } : undefined,
      },
    ],
  ])('is done by our own crawler, and a note says why, when %s', async (_when, because, behaviour) => {
    const site = await harbour();
    const service = await firecrawlServer(behaviour);
    const { paths, site: read, handedOver } = await through(service, site.host).crawl(`${site.origin}/`);
    expect(paths).toEqual(['/', '/b', '/a', '/deep']);
    expect(read.notes[0]).toMatch(`${because}, so our own crawler read `);
    expect(new Set(handedOver.map(({ url }) => url)).size).toBe(handedOver.length);
  });

  it('is finished by our own crawler when no further page comes in time, and the job is cancelled', async () => {
    const site = await harbour();
    const service = await firecrawlServer({ ending: 'never' });
    const { paths, site: read } = await through(service, site.host).crawl(`${site.origin}/`, {
      timeLimitMs: 5000,
    });
    expect(paths).toEqual(['/', '/b', '/a', '/deep']);
    expect(read.notes[0]).toBe(
      'Firecrawl did not send the pages in time, so our own crawler read the rest of the site.',
    );
    expect(service.cancelled).toEqual(['job-1']);
  });

  it('follows the address of the next part, at the configured server alone', async () => {
    const site = await harbour();
    const service = await firecrawlServer({ atATime: 100, cursor: true });
    const { paths } = await through(service, site.host).crawl(`${site.origin}/`);
    expect(paths).toHaveLength(4);
    expect(service.calls.some(({ path }) => path.includes('cursor='))).toBe(true);
  });

  it('cancels the job of a crawl that is cancelled', async () => {
    const site = await harbour();
    const stop = new AbortController();
    const service = await firecrawlServer({
      ending: 'never',
      answer({ method }) {
        if (method === 'GET') stop.abort(new Error('cancelled by its owner'));
        return undefined;
      },
    });
    const crawling = through(service, site.host).crawl(`${site.origin}/`, { signal: stop.signal });
    await expect(crawling).rejects.toThrow('cancelled by its owner');
    expect(service.cancelled).toEqual(['job-1']);
  });
});
