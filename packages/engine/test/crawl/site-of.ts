import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalSite, serve } from '../safe-fetch/local-site.ts';

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Raw bytes instead of a body. */
  bytes?: Buffer;
  /** Milliseconds before the answer. */
  after?: number;
  /** The connection ends without an answer. */
  hangUp?: boolean;
}

type Files = Record<string, string | Answer | ((path: string) => string | Answer | null)>;

export interface ServedFiles extends LocalSite {
  /** Paths with their parameters, in the order of requests. */
  asked: string[];
  /** Milliseconds of each request since the first. */
  times: number[];
}

const words = (count: number) =>
  Array.from({ length: count }, (_, at) => ['The', 'harbour', 'opens', 'at', 'noon.'][at % 5]).join(' ');

/** A page with its own title, heading and text, and with links. */
export function pageOf(
  title: string,
  { links = [], text = '', head = '' }: { links?: string[]; text?: string; head?: string } = {},
): string {
  const list = links.map((href) => `<p>Go and see <a href="${href}">${href}</a> when you can.</p>`).join('');
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>
<p>${title} is a page with words. ${text || words(30)}</p>${list}</main></body></html>`;
}

/** `{origin}` in texts becomes the site's own. A path that ends in `*` answers for everything under it. */
export async function siteOf(files: Files): Promise<ServedFiles> {
  const asked: string[] = [];
  const times: number[] = [];
  let first: number | undefined;
  const find = (path: string) => {
    const own = files[path] ?? files[path.split('?')[0] ?? ''];
    const star = Object.keys(files).find((name) => name.endsWith('*') && path.startsWith(name.slice(0, -1)));
    const found = own ?? (star === undefined ? undefined : files[star]);
    return typeof found === 'function' ? found(path) : found;
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    asked.push(path);
    first ??= performance.now();
    times.push(performance.now() - first);
    const found = find(path);
    const {
      status,
      headers,
      body = '',
      bytes,
      after = 0,
      hangUp = false,
    } = typeof found === 'string'
      ? { body: found }
      : (found ?? { status: 404, body: '<title>Not found</title>' });
    const type = path.endsWith('.txt')
      ? 'text/plain'
      : path.endsWith('.xml')
        ? 'application/xml'
        : 'text/html; charset=utf-8';
    if (hangUp) return void request.socket.destroy();
    setTimeout(() => {
      response.writeHead(status ?? 200, { 'content-type': type, ...headers });
      response.end(bytes ?? body.replaceAll('{origin}', site.origin));
    }, after);
  };
  const site = Object.assign(await serve(answer), { asked, times });
  return site;
}

/** A sitemap of these paths. */
export const sitemapOf = (paths: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>{origin}${path}</loc></url>`)
    .join('')}</urlset>`;
