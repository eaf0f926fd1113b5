import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChangingSite {
  /** Its address, with a trailing slash. */
  url: string;
  host: string;
  /** Its files by path; other paths are 404. */
  files: Record<string, string>;
  /** Paths that are never answered. */
  silent: Set<string>;
  close(): void;
}

const typeOf = (path: string) => (path.endsWith('.txt') ? 'text/plain' : 'text/html');

/** A site on loopback whose owner changes it. */
export async function openChangingSite(files: Record<string, string>): Promise<ChangingSite> {
  const site = { files, silent: new Set<string>() };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (site.silent.has(path)) return;
    const text = site.files[path];
    if (text === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    else response.writeHead(200, { 'content-type': `${typeOf(path)}; charset=utf-8` }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(site, {
    url: `http://${host}/`,
    host,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** A small bakery: its robots.txt blocks answer engines, and its page has no description. */
export const bakery = (): Record<string, string> => ({
  '/': [
    '<!doctype html><html lang="en"><head><title>Stone Oven Bakery, Sheffield</title></head><body>',
    '<header><a href="/">Stone Oven</a></header><main><h1>Bread from a stone oven</h1>',
    '<p>We bake sourdough bread in Sheffield every morning, from flour that is milled two streets away.</p>',
    '<h2>When is the bakery open?</h2><p>The bakery is open from 7 to 14, Tuesday to Saturday, and closed on holidays.</p>',
    '<p><a href="/breads">Our breads</a></p></main></body></html>',
  ].join('\n'),
  '/breads':
    '<!doctype html><html lang="en"><head><title>Our breads</title></head><body><main><h1>Our breads</h1><p>Rye, wheat and spelt, each baked for an hour.</p></main></body></html>',
  '/robots.txt': 'User-agent: *\nDisallow: /\n',
});
