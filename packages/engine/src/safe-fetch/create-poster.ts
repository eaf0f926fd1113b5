import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Dispatcher } from 'undici';
import { checkTarget } from './check-target.ts';
import { createFetchDeadline } from './fetch-deadline.ts';
import { FetchProblem } from './fetch-problem.ts';
import type { FetchFailureKind, SafeFetch } from './fetch-result.ts';
import { flatHeaders } from './flat-headers.ts';
import { guardedConnector } from './guarded-connector.ts';
import { readBody } from './read-body.ts';
import { toFetchProblem } from './to-fetch-problem.ts';

export interface PostRequest {
  url: string;
  /** In addition to our own User-Agent. */
  headers: Readonly<Record<string, string>>;
  /** Sent as these exact bytes. */
  body: Uint8Array;
  signal: AbortSignal;
}

/** A receiver's answer, or why there is none. */
export type PostOutcome =
  | {
      ok: true;
      status: number;
      /** Lower-case names. */
      headers: Record<string, string>;
      /** The first bytes of an unsuccessful answer, as text; foreign. */
      says: string;
    }
  | { ok: false; kind: FetchFailureKind; text: string };

/**
 * Posts to an address that somebody typed, and follows no redirect. Never throws because of what the other
 * side does.
 */
export interface Poster {
  post(request: PostRequest): Promise<PostOutcome>;
  /** Judges an absolute address without a network request; DNS answers are judged on connecting. */
  checkTarget: SafeFetch['checkTarget'];
}

export interface PosterSettings {
  /** Private `host:port` that may be reached. */
  allowPrivateTargets: ReadonlySet<string>;
  userAgent: string;
  /** Milliseconds in total: name lookup, connection, request and answer. */
  totalTimeout: number;
  checkTarget: SafeFetch['checkTarget'];
}

const MAX_HEADER_BYTES = 16 * 1024;
/** Limits for an unsuccessful answer: enough to see the reason, and no longer than this. */
const SAYS = { maxBytes: 2048, atLimit: 'cut' } as const;
const SAYS_MS = 2000;

/** The text of a receiver's refusal. It has already refused: errors here change nothing. */
async function whatItSays(answer: Dispatcher.ResponseData, headers: Record<string, string>): Promise<string> {
  const late = new AbortController();
  const read = readBody(answer.body, headers, SAYS).then(
    ({ bytes }) => new TextDecoder().decode(bytes),
    () => '',
  );
  const tooSlow = wait(SAYS_MS, '', { signal: late.signal }).catch(() => '');
  try {
    return await Promise.race([read, tooSlow]);
  } finally {
    late.abort();
  }
}

async function postOn(
  client: Client,
  url: URL,
  { body, headers }: Pick<PostRequest, 'body' | 'headers'>,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const answer = await client.request({
    method: 'POST',
    path: url.pathname + url.search,
    headers,
    body,
    signal,
  });
  answer.body.on('error', () => undefined);
  const { statusCode: status } = answer;
  const flat = flatHeaders(answer.headers);
  // Nobody needs the text of a success, however long it takes.
  const says = status >= 200 && status < 300 ? '' : await whatItSays(answer, flat);
  return { ok: true, status, headers: flat, says };
}

/** Sends posts: judged like every fetch, one connection for each request, closed after it. */
export function createPoster(settings: PosterSettings): Poster {
  const { allowPrivateTargets, userAgent, totalTimeout } = settings;
  return {
    checkTarget: settings.checkTarget,
    async post({ url: address, headers, body, signal }) {
      const target = checkTarget(address, allowPrivateTargets);
      if (!target.ok) return { ok: false, kind: 'refused', text: new FetchProblem('refused').message };
      const { url, trusted } = target;
      const deadline = createFetchDeadline([signal]);
      deadline.after(totalTimeout, `No answer came within ${totalTimeout / 1000} seconds.`);
      const { connect, closeAll } = guardedConnector({ trusted, connectTimeout: totalTimeout });
      const client = new Client(url.origin, {
        connect,
        pipelining: 1,
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: totalTimeout * 2,
        bodyTimeout: totalTimeout * 2,
      });
      const request = { body, headers: { ...headers, 'user-agent': userAgent } };
      try {
        return await postOn(client, url, request, deadline.signal);
      } catch (error) {
        const { kind, message } = toFetchProblem(deadline.signal.aborted ? deadline.signal.reason : error);
        return { ok: false, kind, text: message };
      } finally {
        deadline.clear();
        await client.destroy();
        closeAll();
      }
    },
  };
}
