import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const sites = fileURLToPath(new URL('../sites', import.meta.url));

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface SiteChanges {
  /** Answers that replace or add files of the site, by path: a text, or null for "not there". */
  files?: Record<string, string | null>;
  /** The status of every answer; the default is 200. */
  status?: number;
  /** The delay of every answer in milliseconds. */
  latency?: number;
  /** Every answer waits for this. */
  after?: Promise<unknown>;
}

export interface ServedSite {
  /** The address of its home page, with a slash at the end. */
  url: string;
  /** The requests so far, in order. */
  requests: { path: string; userAgent: string }[];
  close(): Promise<void>;
}

async function readSiteFile(name: string, path: string): Promise<Buffer | null> {
  const file = normalize(join(sites, name, path));
  if (!file.startsWith(join(sites, name))) return null;
  return readFile(file).catch(() => null);
}

/**
 * Serves `e2e/sites/<name>` on loopback. In text files `{origin}` is replaced by the address of the server,
 * so that canonical links and sitemaps are correct.
 *
 * @param port a port that the product may reach.
 */
export async function serveSite(name: string, port: number, changes: SiteChanges = {}): Promise<ServedSite> {
  const origin = `http://127.0.0.1:${port}`;
  const requests: ServedSite['requests'] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin);
    requests.push({ path: pathname, userAgent: request.headers['user-agent'] ?? '' });
    await changes.after;
    if (changes.latency) await wait(changes.latency);
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const changed = changes.files?.[pathname];
    const body = changed === undefined ? await readSiteFile(name, path) : changed;
    if (body === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(changes.status ?? 200, { 'content-type': type });
    response.end(body.toString().replaceAll('{origin}', origin));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `${origin}/`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
