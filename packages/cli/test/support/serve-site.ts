import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface ServedSite {
  /** Its address, with a trailing slash. */
  url: string;
  host: string;
  close(): void;
}

/** Serves a site on loopback. */
export async function serveSite(listener: RequestListener): Promise<ServedSite> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}/`,
    host,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const page = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** The files of a small smithy's site, by path. */
export const smithy: Readonly<Record<string, string>> = {
  '/': page(
    'Anvil &amp; Co',
    '<meta name="description" content="We forge anvils by hand in Sheffield.">',
    '<p>We forge anvils by hand, from 12 kg to 150 kg, and ship them <a href="/horns">with horns</a>.</p>',
  ),
  '/horns': page('Horns', '', '<p>A horn is the rounded front of an anvil.</p><p><a href="/">Home</a></p>'),
  '/hidden': page('Hidden', '<meta name="robots" content="noindex">', '<p>Nobody lists this page.</p>'),
};

/** A site of fixed pages; other paths are 404. */
export const servePages = (pages: Readonly<Record<string, string>>): Promise<ServedSite> =>
  serveSite((request, response) => {
    const text = pages[request.url ?? ''];
    if (text === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('Not here');
    else {
      const type = request.url?.endsWith('.txt') ? 'text/plain' : 'text/html';
      response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
    }
  });
