import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Cases of one sitemap index: fewer than the files that a crawl reads. */
const IN_ONE_INDEX = 45;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Answer {
  type: string;
  body: string;
}
const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
const xml = (body: string): Answer => ({ type: 'application/xml', body });

/**
 * Sites that name forbidden addresses everywhere a crawler finds addresses: links, canonicals, base,
 * refreshes, Markdown twins, redirects, sitemaps, indexes, `Sitemap` lines. A crawler that follows one
 * reaches the canary here.
 */
export async function openSsrfSites(cases: readonly string[]) {
  const canary: string[] = [];
  const at = (number: string | undefined) => cases[Number(number)] ?? '';
  const chunkOf = (index: string | undefined) =>
    cases.slice(Number(index) * IN_ONE_INDEX, (Number(index) + 1) * IN_ONE_INDEX);
  const own = cases.flatMap((_, number) => [`/r/${number}`, `/p/${number}`]);

  const page = (number: string | undefined) => {
    const url = escaped(at(number));
    return html(
      `<title>Page ${number}</title><link rel="canonical" href="${url}">${Number(number) % 5 === 0 ? `<meta http-equiv="refresh" content="5; url=${url}">` : ''}
      <link rel="alternate" type="text/markdown" href="${url}"><h1>Page ${number}</h1><p>Number ${number} has so many words.</p>
      <a href="${url}">a</a><base href="${url}"><a href="latest/meta-data">b</a>`,
    );
  };
  const links = () =>
    html(
      `<title>Links</title><h1>Links</h1><nav>${cases.map((url) => `<a href="${escaped(url)}">Go</a>`).join('')}</nav>${own
        .map((path) => `<p><a href="${path}">${path}</a></p>`)
        .join('')}`,
    );
  const locations = (urls: readonly string[]) => urls.map((url) => `<loc>${escaped(url)}</loc>`);

  /** An answer, or where to redirect instead. */
  function answer(host: string, path: string): Answer | string {
    const [kind, number] = (host.split('.')[0] ?? '').split('-');
    const [, part, item] = path.split('/');
    if (path === '/robots.txt') {
      if (kind === 'robots') return at(number);
      const lines = kind === 'index' ? chunkOf(number) : kind === 'links' ? cases.slice(0, 90) : [];
      return {
        type: 'text/plain',
        body: `User-agent: *\nDisallow:\n${lines.map((url) => `Sitemap: ${url}\n`).join('')}`,
      };
    }
    if (path === '/sitemap.xml') {
      if (kind === 'map') return at(number);
      if (kind === 'index')
        return xml(
          `<sitemapindex ${NAMESPACE}>${locations(chunkOf(number))
            .map((loc) => `<sitemap>${loc}</sitemap>`)
            .join('')}</sitemapindex>`,
        );
      const all = kind === 'links' ? [...cases, ...own.map((own) => `http://${host}${own}`)] : [];
      return xml(
        `<urlset ${NAMESPACE}>${locations(all)
          .map((loc) => `<url>${loc}</url>`)
          .join('')}</urlset>`,
      );
    }
    if (kind === 'home' && path === '/') return at(number);
    if (part === 'r') return at(item);
    if (part === 'p') return page(item);
    return kind === 'links' ? links() : html(`<title>${host}</title><h1>${host}</h1>`);
  }

  const server = createServer((request: IncomingMessage, response) => {
    const host = request.headers.host ?? '';
    if (!host.endsWith('.ssrf.example')) {
      canary.push(`${host}${request.url}`);
      return void response.end('canary');
    }
    const found = answer(host, request.url ?? '/');
    if (typeof found !== 'string') return void response.setHeader('content-type', found.type).end(found.body);
    // Written raw, because no client of Node's would send that.
    request.socket.end(
      Buffer.from(
        `HTTP/1.1 302 Found\r\nLocation: ${found.replace(/[\r\n]/g, '')}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    canary,
    indexes: Math.ceil(cases.length / IN_ONE_INDEX),
  };
}
