import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../shared', import.meta.url));
const sitesFile = z.array(z.object({ site: z.string(), origin: z.string(), pathPrefix: z.string() }));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** One request that an audit made. */
export interface AskedFor {
  path: string;
  method: string;
  userAgent: string;
}

export interface RealPage {
  url: string;
  /** The requests to this origin since it was opened. */
  asked: AskedFor[];
}

export interface RealPages {
  pages: RealPage[];
  close(): Promise<void>;
}

interface Site {
  folder: string;
  origin: string;
  prefix: string;
}

const isFile = (path: string) => existsSync(path) && extname(path) !== '';

function findFile({ folder, prefix }: Site, path: string): string | null {
  const below = prefix !== '/' && path.startsWith(prefix) ? `/${path.slice(prefix.length)}` : path;
  const file = join(folder, normalize(decodeURIComponent(below)));
  return [file, join(file, 'index.html'), `${file}.html`].find(isFile) ?? null;
}

/** Serves a whole site on its own port, as if it were its host. */
async function serve(site: Site, path: string, port: number, latency: number) {
  const here = `http://127.0.0.1:${port}`;
  const page: RealPage = { url: `${here}${path}`, asked: [] };
  const answers = new Map<string, { type: string; body: Buffer } | null>();
  const read = (pathname: string) => {
    const file = findFile(site, pathname);
    if (file === null) return null;
    const type = TYPES[extname(file)];
    const bytes = readFileSync(file);
    const body = type ? Buffer.from(bytes.toString('utf8').replaceAll(site.origin, here)) : bytes;
    return { type: type ?? 'application/octet-stream', body };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname } = new URL(url, here);
    page.asked.push({ path: url, method, userAgent: headers['user-agent'] ?? '' });
    await wait(latency);
    const known = answers.get(pathname);
    const found = known === undefined ? read(pathname) : known;
    answers.set(pathname, found);
    if (!found)
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>');
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length });
    return response.end(method === 'HEAD' ? undefined : found.body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { page, close };
}

/** Takes the pages of all sites in turn, so that any number of them is a mixture. */
function choosePages(count: number): { site: Site; path: string }[] {
  const listed = sitesFile.parse(JSON.parse(readFileSync(join(shared, 'sites', 'sites.json'), 'utf8')));
  const shelves = listed.map(({ site: name, origin, pathPrefix: prefix }) => {
    const folder = join(shared, 'sites', name);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html') && !/404|google[0-9a-f]+/.test(path))
      .sort()
      .map((path) => `${prefix}${path}`);
    return { site: { folder, origin, prefix }, paths };
  });
  const chosen: { site: Site; path: string }[] = [];
  for (let turn = 0; chosen.length < count; turn += 1)
    for (const { site, paths } of shelves) {
      const path = paths[turn % paths.length];
      if (path !== undefined && chosen.length < count) chosen.push({ site, path });
    }
  return chosen;
}

/** Whether the shared sites are available. */
export const hasRealPages = existsSync(join(shared, 'sites', 'sites.json'));

/**
 * Serves real pages of the shared sites on loopback, each on its own origin.
 *
 * @param ports one for each page.
 * @param latency milliseconds before each answer.
 */
export async function openRealPages(ports: readonly number[], latency: number): Promise<RealPages> {
  const chosen = choosePages(ports.length);
  const served = await Promise.all(
    chosen.map(({ site, path }, index) => serve(site, path, ports[index] ?? 0, latency)),
  );
  return {
    pages: served.map(({ page }) => page),
    close: async () => {
      await Promise.all(served.map(({ close }) => close()));
    },
  };
}
