import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AnswerFirst } from '../../http/answer-first.ts';
import { hasVersion } from '../../http/has-version.ts';
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
  /** Whether the public address is https, so that browsers must keep using https. */
  secure: boolean;
  /** Called after every answer, with the seconds that it took. */
  onServed(status: number, seconds: number): void;
}

type Headers = Record<string, string | number>;

const CACHE = 'max-age=300, stale-while-revalidate=86400';
const RETRY_AFTER_SECONDS = 5;
const ADDRESS = /^\/([^/?]+)\/([^?]*)/;

/** Headers of every answer: search engines must not index it, and a browser must not run anything in it. */
const HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'accept-ranges': 'none',
  'cache-control': 'no-store',
};

/** One answer: its headers besides `HEADERS`, and its body. */
interface Answer {
  status: number;
  headers: Headers;
  body?: Buffer;
}

/** An answer that has no file. */
function words(status: number, text: string, headers: Headers = {}): Answer {
  const body = Buffer.from(`${text}\n`);
  const type = { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length };
  return { status, headers: { ...type, ...headers }, body };
}

const NOTHING = words(404, 'Nothing is published here.');
const AWAY = words(503, 'This file cannot be had right now.', { 'retry-after': RETRY_AFTER_SECONDS });
const TAKEN = { allow: 'GET, HEAD, OPTIONS' };
const NOT_READ = words(405, 'Files are read with GET.', TAKEN);
/** The methods, as everywhere in the service (RFC 9110, 9.3.7); it says nothing about a base. */
const METHODS: Answer = { status: 204, headers: TAKEN };

/** The file itself; null if another version has replaced it. */
async function answerFile(
  sites: ServedSites,
  { method, headers }: IncomingMessage,
  site: ServedSite,
  file: ServedFile,
): Promise<Answer | null> {
  const version = {
    etag: `"${file.hash}"`,
    'last-modified': file.publishedAt.toUTCString(),
    'cache-control': CACHE,
  };
  if (hasVersion(headers, version)) return { status: 304, headers: version };
  const about = { ...version, 'content-type': file.mediaType, 'content-length': file.bytes };
  if (method === 'HEAD') return { status: 200, headers: about };
  const body = await sites.read(site, file);
  if (body === away) return AWAY;
  return body && { status: 200, headers: about, body };
}

async function answerFor(
  { sites, consumeLimit }: ServingParts,
  request: IncomingMessage,
  { baseId, path, client }: { baseId: string; path: string; client(): string },
): Promise<Answer> {
  // Two tries: if a version was replaced between its name and its bytes, it is looked up again.
  for (let turn = 0; turn < 2; turn += 1) {
    const site = await sites.find(baseId);
    if (site === away) return AWAY;
    if (site === null) return NOTHING;
    const found = findFile(site.files, path);
    if (found.kind === 'nothing') return NOTHING;
    if (turn === 0) {
      const decision = await consumeLimit('hosted-file', { client: client() });
      if (!decision.ok)
        return words(429, 'Too many requests.', { 'retry-after': decision.retryAfterSeconds });
    }
    const isTwin = found.kind === 'twin';
    if (isTwin && !acceptsMarkdown(request.headers.accept))
      return words(406, 'This page is here as Markdown alone: ask with Accept: text/markdown.', {
        vary: 'accept',
      });
    const answer = await answerFile(sites, request, site, found.file);
    if (answer && isTwin) {
      const location = { vary: 'accept', 'content-location': `/s/${baseId}/${encodeURI(found.file.file)}` };
      return { ...answer, headers: { ...answer.headers, ...location } };
    }
    if (answer) return answer;
    sites.doubt(baseId);
  }
  return AWAY;
}

/**
 * Serves the files that owners have approved, under `/s/<base>/`, to anybody who knows the base. It comes before everything
 * else. There is no session, no cookie and no log line, because the base is a secret. A made-up address costs as little
 * work as possible.
 */
export function serveFiles(parts: ServingParts): AnswerFirst {
  const always = parts.secure
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
  const say = (response: ServerResponse, { status, headers, body }: Answer) => {
    response.writeHead(status, { ...always, ...headers }).end(body);
  };
  return (request, response, { path: asked, client }) => {
    const since = performance.now();
    response.on('close', () => parts.onServed(response.statusCode, (performance.now() - since) / 1000));
    if (request.method === 'OPTIONS') return say(response, METHODS);
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, NOT_READ);
    const [, baseId = '', path = ''] = ADDRESS.exec(asked) ?? [];
    if (!isBaseId(baseId)) return say(response, NOTHING);
    answerFor(parts, request, { baseId, path, client })
      .catch((error: unknown) => {
        parts.logger.error({ err: error }, 'A published file could not be served');
        return AWAY;
      })
      .then((answer) => say(response, answer));
  };
}
