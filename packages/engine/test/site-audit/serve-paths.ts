import type { IncomingMessage } from 'node:http';
import { type LocalSite, serveLocally } from '../support/audit-local-site.ts';

/** The answer of a path: a page's main part, a redirect, a status, or a complete answer. */
export type PathAnswer =
  | string
  | { to: string; status?: number }
  | { status: number }
  | { body: string | Uint8Array; type?: string; headers?: Record<string, string> };

export type ServedPaths = Record<string, PathAnswer | ((request: IncomingMessage) => PathAnswer)>;

export interface WatchedSite extends LocalSite {
  /** By our own reader: `GET /path`. */
  asked: string[];
  /** With other agents' names: `PerplexityBot /path`. */
  askedAs: string[];
  /** From now on it is another site, without any requests. */
  serve(paths: ServedPaths): void;
}

/** A page with its own title and these words in its main part. */
export const pageAt = (path: string, main: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>The page at ${path}</title>${head}</head><body><main>${main}</main></body></html>`;

/**
 * Serves a site of paths on loopback; other paths are not found. `{origin}` in a text is replaced by its
 * address.
 */
export async function servePaths(
  first: ServedPaths,
  robots = 'User-agent: *\nDisallow: /secret/\n',
): Promise<WatchedSite> {
  let paths = first;
  const asked: string[] = [];
  const askedAs: string[] = [];
  const site = await serveLocally((request, response) => {
    const path = request.url ?? '/';
    // Samples are requested again with other agents' names.
    const agent = request.headers['user-agent'] ?? '';
    if (agent.includes('VisibleAI')) asked.push(`${request.method} ${path}`);
    else askedAs.push(`${/[\w-]*(?:bot|user)\b/i.exec(agent)?.[0] ?? agent} ${path}`);
    const here = (text: string) => text.replaceAll('{origin}', site.url.slice(0, -1));
    const known =
      path === '/robots.txt' && !('/robots.txt' in paths)
        ? { body: robots, type: 'text/plain' }
        : paths[path];
    const answer = typeof known === 'function' ? known(request) : (known ?? { status: 404 });
    if (typeof answer === 'string')
      response.writeHead(200, { 'content-type': 'text/html' }).end(here(pageAt(path, answer)));
    else if ('body' in answer) {
      const { body, type = 'text/html', headers = {} } = answer;
      const told = Object.entries(headers).map(([name, value]) => [name, here(value)]);
      response
        .writeHead(200, { 'content-type': type, ...Object.fromEntries(told) })
        .end(typeof body === 'string' ? here(body) : body);
    } else if ('to' in answer) response.writeHead(answer.status ?? 301, { location: here(answer.to) }).end();
    else response.writeHead(answer.status, { 'content-type': 'text/html' }).end('<title>Error</title>');
  });
  return {
    ...site,
    asked,
    askedAs,
    serve(others) {
      paths = others;
      asked.length = 0;
      askedAs.length = 0;
    },
  };
}
