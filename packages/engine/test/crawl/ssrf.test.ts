import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildRunner, crawlFakeInternet, hasShared, sharedFile } from './fake-internet.ts';
import { openSsrfSites } from './ssrf-site.ts';

const runner = buildRunner();
const dns = { '*.ssrf.example': ['93.184.216.34'] };
const readCases = () =>
  z
    .array(z.object({ url: z.string(), expect: z.string(), strict: z.boolean() }))
    .parse(JSON.parse(readFileSync(sharedFile('corpora', 'ssrf_cases.json'), 'utf8')))
    .flatMap(({ url, expect: wanted, strict }) => (wanted === 'refuse' && strict ? [url] : []));

describe.skipIf(!hasShared)('a crawl that is led astray (skipped without the shared tools)', () => {
  it('opens no connection to an address that is not public, wherever it found it', {
    timeout: 300_000,
  }, async () => {
    const cases = readCases();
    expect(cases.length).toBeGreaterThan(450);
    const { port, canary, indexes } = await openSsrfSites(cases);
    const every = (kind: string) =>
      cases.flatMap((_, number) => (number % 7 === 0 ? [`http://${kind}-${number}.ssrf.example/`] : []));
    const urls = [
      'http://links.ssrf.example/',
      ...Array.from({ length: indexes }, (_, index) => `http://index-${index}.ssrf.example/`),
      ...['home', 'robots', 'map'].flatMap(every),
      ...cases.filter((url) => URL.canParse(url)),
    ];
    const crawls = { urls, atOnce: 8, pageLimit: 3000, timeLimitMs: 240_000 };
    const { ends, inside, connections } = await crawlFakeInternet(runner, crawls, port, dns);
    expect(ends).toHaveLength(urls.length);
    expect(ends.filter(({ end }) => end !== 'site' && !end.startsWith('target_'))).toEqual([]);
    expect({ inside, canary }).toEqual({ inside: [], canary: [] });
    // It did read everything: the pages with canonicals, the redirects, the sitemaps.
    const all = ends.find(({ url }) => url === 'http://links.ssrf.example/');
    expect(all?.pages).toBeGreaterThan(350);
    expect((all?.pages ?? 0) + (all?.skipped ?? 0)).toBeGreaterThanOrEqual(cases.length * 2);
    expect(connections.length).toBeGreaterThan(200);
  });

  it('has Firecrawl fetch addresses of the site alone, whatever comes back', {
    timeout: 120_000,
  }, async () => {
    const cases = readCases();
    const { port } = await openSsrfSites(cases);
    const sent: string[] = [];
    let asked: string[] = [];
    const links = cases.map((url) => `<a href="${url.replaceAll('"', '&quot;')}">Go</a>`).join('');
    const service = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      response.setHeader('content-type', 'application/json');
      if (request.method === 'POST') {
        asked = z.object({ urls: z.array(z.string()) }).parse(JSON.parse(String(Buffer.concat(chunks)))).urls;
        sent.push(...asked);
        return void response.end('{"success":true,"id":"job"}');
      }
      const skip = Number(new URL(request.url ?? '/', firecrawl).searchParams.get('skip'));
      const data = asked.map((sourceURL, number) => ({
        rawHtml: `<title>Page ${sourceURL}</title><link rel="canonical" href="${cases[number] ?? ''}"><p>${sourceURL} in its own words.</p>${links}`,
        metadata: { sourceURL, url: number % 3 === 1 ? cases[number] : sourceURL, statusCode: 200 },
      }));
      const next = 'http://169.254.169.254/';
      response.end(JSON.stringify({ status: 'completed', data: data.slice(skip, skip + 20), next }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void service.close());
    const firecrawl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const urls = ['http://links.ssrf.example/'];
    const crawls = { urls, atOnce: 1, pageLimit: 60, timeLimitMs: 30_000, firecrawl };
    const { ends, inside } = await crawlFakeInternet(runner, crawls, port, dns);
    expect(ends[0]).toMatchObject({ end: 'site' });
    expect(inside).toEqual([]);
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter((url) => !url.startsWith('http://links.ssrf.example/'))).toEqual([]);
  });
});
