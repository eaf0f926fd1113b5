import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EditableSite {
  url: string;
  /** `host:port`, in the form of the operator's setting. */
  host: string;
  /** The pages' texts by path; the sitemap lists them. */
  pages: Record<string, string>;
  /** Texts that are served unchanged. */
  files: Record<string, string>;
  /** Pages that our reader requested, in order. */
  read: string[];
  /** While true, nothing is answered. */
  down: boolean;
  /** Awaited before a page is answered. */
  hold: () => Promise<void>;
  /** Resets it. */
  reset(): void;
  close(): Promise<void>;
}

const FIRST = {
  '/': 'Pots that are thrown by hand, for kitchens and gardens by the river.',
  '/bowl': 'Bowls of stoneware that hold a litre of soup, glazed in blue and fired twice.',
  '/vase': 'Vases of porcelain that stand on a window sill, glazed in white and fired once.',
};

const nameOf = (path: string) => (path === '/' ? 'River Pots' : `The ${path.slice(1)}`);

/** A small site whose pages a test changes, adds and removes. */
export async function openEditableSite(): Promise<EditableSite> {
  const pageOf = (path: string) => {
    const says = site.pages[path];
    if (says === undefined) return undefined;
    const links = Object.keys(site.pages).map((to) => `<a href="${to}">${nameOf(to)}</a>`);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${nameOf(path)}</title><meta name="description" content="${says}"></head><body><nav>${links.join(' ')}</nav><main><h1>${nameOf(path)}</h1><p>${says}</p></main></body></html>`;
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (site.down) return request.socket.destroy();
    const file = site.files[path];
    if (file !== undefined) return response.setHeader('content-type', 'text/plain').end(file);
    if (path === '/sitemap.xml') {
      const urls = Object.keys(site.pages).map((to) => `<url><loc>${site.url}${to.slice(1)}</loc></url>`);
      const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
      return response.setHeader('content-type', 'application/xml').end(sitemap);
    }
    const page = pageOf(path);
    if (page === undefined) return response.writeHead(404).end('Not here');
    site.read.push(path);
    await site.hold();
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fresh = () => ({
    pages: { ...FIRST },
    files: {},
    read: [],
    down: false,
    hold: () => Promise.resolve(),
  });
  const site: EditableSite = {
    url: `http://127.0.0.1:${port}/`,
    host: `127.0.0.1:${port}`,
    ...fresh(),
    reset: () => void Object.assign(site, fresh()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}
