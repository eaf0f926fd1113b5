import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface PagedSite {
  origin: string;
  /** `host:port` */
  host: string;
  /** The pages that were answered, and when. */
  answered: { path: string; at: number }[];
  close(): void;
}

/**
 * A site of so many pages, all listed in its sitemap.
 *
 * @param latencyMs the delay before each answer.
 */
export async function openPagedSite(pages: number, latencyMs: number): Promise<PagedSite> {
  const answered: PagedSite['answered'] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const number = Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? (path === '/' ? 0 : Number.NaN));
    if (path === '/sitemap.xml') {
      const urls = Array.from({ length: pages }, (_, at) => `<url><loc>${origin}/page-${at + 1}</loc></url>`);
      response.setHeader('content-type', 'application/xml');
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
      return;
    }
    if (!(number <= pages)) return void response.writeHead(404).end();
    await wait(latencyMs);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Page ${number}</title><h1>Page ${number}</h1><p>Page ${number} tells
      what happened in the year ${1900 + number}, in ${number} chapters with ${number * 3} pictures.</p></html>`,
    );
    if (number > 0) answered.push({ path, at: Date.now() });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, host: origin.slice('http://'.length), answered, close: () => server.close() };
}
