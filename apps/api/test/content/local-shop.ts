import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface LocalShop {
  url: string;
  /** `host:port`, in the form of the operator's setting. */
  host: string;
  /** Requested paths, in order. */
  asked: string[];
  /** Paths that our own reader requested, without the requests under agents' names. */
  read: string[];
  /** Milliseconds before a page is answered. */
  latency: number;
  /** Replacements for the shop's own pages, by path. */
  files: Record<string, string>;
  /** Resets it: no requests, no latency, no replacements. */
  forget(): void;
  close(): Promise<void>;
}

const product = (
  number: number,
) => `<!doctype html><html lang="en"><head><title>Pot ${number} | Shop</title></head>
<body><h1>Pot ${number}</h1><main><p>Pot ${number} was thrown by hand in spring ${2000 + number}, fired
twice and glazed in colour ${number}. It holds ${number} litres and stands on the shelf of our workshop.</p>
</main></body></html>`;

/** A shop with so many pages besides its home page, listed in its sitemap. */
export async function openLocalShop(pages: number): Promise<LocalShop> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    shop.asked.push(path);
    if (request.headers['user-agent']?.includes('VisibleAI')) shop.read.push(path);
    const own = shop.files[path];
    const number = Number(/^\/pot-(\d+)$/.exec(path)?.[1]);
    const urls = Array.from(
      { length: pages },
      (_, index) => `<url><loc>${shop.url}pot-${index + 1}</loc></url>`,
    );
    const pageOf = () => {
      if (path === '/') return '<!doctype html><title>Shop</title><h1>Shop</h1><p>A shop for pots.</p>';
      return number >= 1 && number <= pages ? product(number) : undefined;
    };
    const page = pageOf();
    if (page !== undefined && shop.latency > 0) await wait(shop.latency);
    if (own !== undefined) response.setHeader('content-type', 'text/plain').end(own);
    else if (path === '/sitemap.xml')
      response
        .setHeader('content-type', 'application/xml')
        .end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
    else if (page !== undefined) response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else response.writeHead(404).end('Not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const shop: LocalShop = {
    url: `http://${host}/`,
    host,
    asked: [],
    read: [],
    latency: 0,
    files: {},
    forget() {
      Object.assign(shop, { asked: [], read: [], latency: 0, files: {} });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return shop;
}
