import { createServer } from 'node:http';
import { serveHere } from '../serve-here.ts';
import type { Shop, ShopPage } from './shop.ts';

export interface OpenShop {
  shop: Shop;
  /** Without a slash at its end. */
  origin: string;
  /** `host:port` */
  authority: string;
  /** Where it answers programs whose system does not know names under `.localhost`. */
  address: string;
  /** The robots.txt that it serves now. */
  robots(): string;
  /** Puts another robots.txt on the site. */
  publishRobots(text: string): void;
  close(): Promise<void>;
}

const page = (
  { name, tagline }: Shop,
  origin: string,
  path: string,
  { title, description, main }: ShopPage,
) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta name="description" content="${description}"><link rel="canonical" href="${origin}${path}">
<meta property="og:site_name" content="${name}">
<style>body{font:1.1rem/1.6 Georgia,serif;margin:auto;max-width:42rem;padding:2rem}header,footer{opacity:.7}</style></head>
<body><header><a href="/">${name}</a>: ${tagline}. A made shop: it sells nothing.</header><main>${main}</main>
<footer>${name} (simulated)</footer></body></html>`;

const sitemap = (origin: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;

/**
 * Opens a shop on a free port of this machine.
 *
 * @param label it is `label.localhost`, which is this machine without a name to set up (RFC 6761).
 */
export async function openShop(shop: Shop, label: string): Promise<OpenShop> {
  let robots = shop.robots;
  let origin = '';
  const server = createServer((request, response) => {
    const path = URL.parse(request.url ?? '/', 'http://shop')?.pathname ?? '/';
    const send = (status: number, type: string, body: string) =>
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8` })
        .end(request.method === 'HEAD' ? undefined : body);
    if (path === '/robots.txt') return send(200, 'text/plain', robots);
    if (path === '/sitemap.xml')
      return send(200, 'application/xml', sitemap(origin, Object.keys(shop.pages)));
    const found = shop.pages[path];
    return found
      ? send(200, 'text/html', page(shop, origin, path, found))
      : send(
          404,
          'text/html',
          `<!doctype html><title>Not found</title><p>${shop.name} has no such page.</p>`,
        );
  });
  const { port, close } = await serveHere(server);
  const authority = `${label}.localhost:${port}`;
  origin = `http://${authority}`;
  return {
    shop,
    origin,
    authority,
    address: `http://127.0.0.1:${port}`,
    robots: () => robots,
    publishRobots(text) {
      robots = text;
    },
    close,
  };
}
