import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { MadeSite } from '../../packages/engine/test/site-audit/made-sites.ts';

/** The place of a generated site on its host, and its keys for https. */
export interface SitePlace {
  /** '' or a folder: `/under`. */
  under: string;
  tls: { key: string; cert: string } | null;
  /** Milliseconds before each answer. */
  latencyMs?: number;
}

export interface PlacedSite {
  /** The folder of the site without a trailing slash: the generator's addresses begin with it. */
  base: string;
  host: string;
  seen: { at: number; method: string; path: string; agent: string }[];
  /** The most requests that were open at once. */
  mostOpen(): number;
  forget(): void;
  close(): Promise<void>;
}

const ANOTHER_SITE =
  '<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1><p><a href="/nobody">Nobody</a></p>';

/**
 * Serves a generated site on loopback, optionally in a folder of its host: what is above the folder is
 * another site.
 */
export async function serveUnder(
  site: MadeSite,
  { under, tls, latencyMs = 0 }: SitePlace,
): Promise<PlacedSite> {
  const seen: PlacedSite['seen'] = [];
  let open = 0;
  let most = 0;
  let base = '';
  const answerOf = (path: string) => {
    if (under === '') return site.answer(path, base);
    if (path === '/robots.txt') {
      const robots = site.answer(path, base);
      return { ...robots, body: String(robots.body).replaceAll('Disallow: /', `Disallow: ${under}/`) };
    }
    if (!path.startsWith(`${under}/`))
      return { status: 200, headers: { 'content-type': 'text/html' }, body: ANOTHER_SITE };
    const answer = site.answer(path.slice(under.length), base);
    return answer.headers?.['content-type']?.startsWith('text/html')
      ? { ...answer, body: String(answer.body).replaceAll('href="/', `href="${under}/`) }
      : answer;
  };
  const handle = (request: IncomingMessage, response: import('node:http').ServerResponse) => {
    open += 1;
    most = Math.max(most, open);
    const path = request.url ?? '/';
    seen.push({
      at: Date.now(),
      method: request.method ?? '',
      path,
      agent: request.headers['user-agent'] ?? '',
    });
    response.on('close', () => {
      open -= 1;
    });
    const answer = answerOf(path);
    if (answer.hang) return;
    const send = () => {
      const body = Buffer.from(answer.body ?? '');
      response.writeHead(answer.status, { 'content-length': body.length, ...answer.headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const wait = latencyMs + (answer.delay ?? 0);
    if (wait > 0) setTimeout(send, wait);
    else send();
  };
  const server = tls ? createSecureServer(tls, handle) : createServer(handle);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  base = `${tls ? 'https' : 'http'}://${host}${under}`;
  return {
    base,
    host,
    seen,
    mostOpen: () => most,
    forget() {
      seen.length = 0;
      most = 0;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
