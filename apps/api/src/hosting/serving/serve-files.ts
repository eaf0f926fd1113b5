import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ConsumeLimit } from '../../infra/rate-limit/limits.ts';
import { isBaseId } from '../base-id.ts';
import { acceptsMarkdown } from './accepts-markdown.ts';
import type { ServedFile, ServedSite, ServedSites } from './create-served-sites.ts';
import { findFile } from './find-file.ts';
import { away } from './within.ts';

export interface ServingParts {
  sites: ServedSites;
  consumeLimit: ConsumeLimit;
  logger: Logger;
  /** The public address is https: browsers are to keep to it. */
  secure: boolean;
  /** Told of every answer, with the seconds it took. */
  onServed(status: number, seconds: number): void;
}

const CACHE = 'max-age=300, stale-while-revalidate=86400';
const RETRY_AFTER_SECONDS = 5;
const ADDRESS = /^\/([^/?]+)\/([^?]*)/;

/** Of every answer: nothing here is for search engines, and nothing of it runs, whatever a browser takes it for. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'accept-ranges': 'none',
  'cache-control': 'no-store',
};

/** What an answer says that has no file. */
function say(response: Response, status: number, text: string, headers: Record<string, string> = {}): void {
  const body = `${text}\n`;
  const length = String(Buffer.byteLength(body));
  const whole = { 'content-type': 'text/plain; charset=utf-8', 'content-length': length, ...headers };
  response.status(status).set(whole).end(body);
}

const sayNothing = (response: Response) => say(response, 404, 'Nothing is published here.');
const sayAway = (response: Response) =>
  say(response, 503, 'This file cannot be had right now.', { 'retry-after': String(RETRY_AFTER_SECONDS) });

async function send(
  { sites }: ServingParts,
  [request, response]: [Request, Response],
  site: ServedSite,
  file: ServedFile,
): Promise<boolean> {
  const head = {
    etag: `"${file.hash}"`,
    'last-modified': file.publishedAt.toUTCString(),
    'cache-control': CACHE,
  };
  response.status(200).set(head);
  if (request.fresh) {
    response.status(304).end();
    return true;
  }
  const body = request.method === 'HEAD' ? Buffer.alloc(0) : await sites.read(site, file);
  if (body === null || body === away) {
    for (const name of Object.keys(head)) response.removeHeader(name);
    response.set('cache-control', 'no-store');
    if (body === away) sayAway(response);
    return body === away;
  }
  response.set({ 'content-type': file.mediaType, 'content-length': String(file.bytes) }).end(body);
  return true;
}

async function serve(
  parts: ServingParts,
  asked: [Request, Response],
  baseId: string,
  path: string,
): Promise<void> {
  const [request, response] = asked;
  // Twice: a version that was replaced between its name and its bytes is looked up again.
  for (let turn = 0; turn < 2; turn += 1) {
    const site = await parts.sites.find(baseId);
    if (site === away) return sayAway(response);
    if (site === null) return sayNothing(response);
    const found = findFile(site.files, path);
    if (found.kind === 'nothing') return sayNothing(response);
    if (turn === 0) {
      const decision = await parts.consumeLimit('hosted-file', { client: request.ip ?? 'unknown' });
      if (!decision.ok)
        return say(response, 429, 'Too many requests.', {
          'retry-after': String(decision.retryAfterSeconds),
        });
    }
    if (found.kind === 'twin') {
      response.set('vary', 'accept');
      if (!acceptsMarkdown(request.headers.accept))
        return say(response, 406, 'This page is here as Markdown alone: ask with Accept: text/markdown.');
      response.set('content-location', `/s/${baseId}/${encodeURI(found.file.file)}`);
    }
    if (await send(parts, asked, site, found.file)) return;
    parts.sites.doubt(baseId);
  }
  sayAway(response);
}

/**
 * Serves the files that owners have approved, under `/s/<base>/`, to anybody who knows the base. It stands before all
 * else: no session, no cookie, no log line, since the base is a secret.
 */
export function serveFiles(parts: ServingParts): RequestHandler {
  const headers = parts.secure
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
  return (request, response) => {
    const since = performance.now();
    response.on('close', () => parts.onServed(response.statusCode, (performance.now() - since) / 1000));
    response.set(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Files are read with GET.', { allow: 'GET, HEAD' });
    const [, baseId = '', path = ''] = ADDRESS.exec(request.url) ?? [];
    if (!isBaseId(baseId)) return sayNothing(response);
    serve(parts, [request, response], baseId, path).catch((error: unknown) => {
      parts.logger.error({ err: error }, 'A published file could not be served');
      if (response.headersSent) response.destroy();
      else sayAway(response);
    });
  };
}
