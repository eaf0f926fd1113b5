/**
 * A process that serves a generated site of so many pages: `generated-site.ts PAGES PORT`. Every page is
 * about 20 kB of ordinary markup: head, menu, breadcrumb, sections, a table, links to others, footer; the
 * sitemap lists all pages.
 */
import { createServer } from 'node:http';

const [pages = 1000, port = 0] = process.argv.slice(2).map(Number);
const WORDS =
  'harbour tide crane vessel cargo pilot quay mooring ferry lantern anchor channel rope signal depth wind'.split(
    ' ',
  );

/** The same words for the same page in every run. */
function wordsOf(seed: number, count: number): string {
  let state = seed * 2654435761 + 12345;
  const words = Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return WORDS[state % WORDS.length];
  });
  return `${words.join(' ')}.`.replace(/^./, (first) => first.toUpperCase());
}

const menu = Array.from(
  { length: 40 },
  (_, at) => `<li><a href="/section-${at % 8}/page-${at * 7}">Menu ${at}</a></li>`,
).join('');

function pageOf(at: number): string {
  const title = `Page ${at} about the ${WORDS[at % WORDS.length]}`;
  const sections = Array.from(
    { length: 12 },
    (_, part) =>
      `<section class="part"><h2 id="s${part}">${wordsOf(at * 31 + part, 5)}</h2>${Array.from(
        { length: 3 },
        (_unused, paragraph) =>
          `<p>${wordsOf(at * 97 + part * 7 + paragraph, 45)} <a href="/section-${at % 8}/page-${(at * 13 + part * 17 + paragraph) % pages}">Read on</a></p>`,
      ).join('')}</section>`,
  ).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Harbour Works</title>
<meta name="description" content="${wordsOf(at, 20)}"><meta property="og:title" content="${title}"><meta property="og:site_name" content="Harbour Works">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"${title}","datePublished":"2026-01-0${(at % 9) + 1}"}</script>
<style>.part{margin:1em}</style></head><body><header><nav aria-label="Main"><ul>${menu}</ul></nav></header>
<main><nav class="breadcrumb"><ol><li><a href="/">Home</a></li><li>Section ${at % 8}</li></ol></nav><h1>${title}</h1>${sections}
<table><tr><th>Depth</th><th>Width</th></tr>${`<tr><td>${at}</td><td>12</td></tr>`.repeat(20)}</table></main>
<footer><ul>${menu.slice(0, 500)}</ul><p>© Harbour Works</p></footer></body></html>`;
}

const address = (at: number) => (at === 0 ? '/' : `/section-${at % 8}/page-${at}`);

// Generated in advance, so that serving does not slow down the crawlers.
const made = Array.from({ length: pages }, (_, at) => Buffer.from(pageOf(at)));

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const send = (type: string, body: string | Buffer) => {
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  };
  if (path === '/robots.txt')
    return send(
      'text/plain',
      `User-agent: *\nDisallow:\nSitemap: http://${request.headers.host}/sitemap.xml\n`,
    );
  if (path === '/sitemap.xml') {
    const urls = Array.from(
      { length: pages },
      (_, at) => `<url><loc>http://${request.headers.host}${address(at)}</loc></url>`,
    );
    return send(
      'application/xml',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    );
  }
  const at = path === '/' ? 0 : Number(/^\/section-\d\/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN);
  if (Number.isNaN(at) || at >= pages)
    return response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>');
  return send('text/html; charset=utf-8', made[at] ?? '');
});
server.listen(port, '127.0.0.1', () => {
  const bound = server.address();
  process.stdout.write(`${typeof bound === 'object' && bound ? bound.port : port}\n`);
});
