import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { FetchDeadline } from './fetch-deadline.ts';
import type { FetchedResource, FetchRequest, SafeFetchSettings } from './fetch-result.ts';
import { flatHeaders } from './flat-headers.ts';
import type { Passage } from './host-lane.ts';
import { readBody } from './read-body.ts';
import { resolveRedirect } from './resolve-redirect.ts';

interface DiscardLimits {
  mostBytes: number;
  /** Milliseconds. */
  longest: number;
}

/** Reads the rest of a body, so that its connection can be used again; stops if it is long or slow. */
async function discardBody(body: Readable, { mostBytes, longest }: DiscardLimits): Promise<void> {
  const tooSlow = setTimeout(() => body.destroy(), longest);
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > mostBytes) break;
    }
  } catch {
    // A failure here only costs the connection: everything we need has been read.
  } finally {
    clearTimeout(tooSlow);
  }
}

export type Hop =
  | ({ kind: 'answer' } & Omit<FetchedResource, 'ok' | 'redirects' | 'requestedUrl' | 'totalMs'>)
  | { kind: 'redirect'; status: number; to: string };

export interface HopRequest {
  url: URL;
  request: FetchRequest;
  settings: SafeFetchSettings;
  deadline: FetchDeadline;
  passage: Passage;
  /** Called when the server can first be expected to work on this request, or has answered it. */
  onTurn: () => void;
}

const DEFAULT_ACCEPT = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.8,*/*;q=0.5';

/**
 * How much of an unwanted body is read, in bytes on the wire and milliseconds, so that the connection can be
 * used again.
 */
const restOfRedirect = { mostBytes: 16 * 1024, longest: 200 };
const restOfProbe = { mostBytes: 256 * 1024, longest: 500 };

/** The timeout for response headers. It runs while the request is first on its connection. */
function timeHeaders({ settings, deadline, passage, onTurn }: HopRequest) {
  const { headersTimeout } = settings;
  let since = performance.now();
  let arrived = false;
  let stop = () => {};
  passage.whenFirst(() => {
    if (arrived) return;
    since = performance.now();
    stop = deadline.after(
      headersTimeout,
      `The server sent no answer within ${headersTimeout / 1000} seconds.`,
    );
    onTurn();
  });
  return {
    /** @returns milliseconds that the server took. */
    arrive(): number {
      arrived = true;
      stop();
      onTurn();
      return performance.now() - since;
    },
    cancel() {
      arrived = true;
      stop();
    },
  };
}

/**
 * Requests one address on the given connection and reads the answer, or the redirect.
 *
 * @throws FetchProblem for faults of the answer or the deadline; other errors are the connection's.
 */
export async function fetchHop(hop: HopRequest): Promise<Hop> {
  const { url, request, settings, deadline, passage } = hop;
  const clock = timeHeaders(hop);
  let body: Dispatcher.ResponseData['body'] | undefined;
  try {
    const answer = await passage.dispatcher.request({
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      headers: {
        'user-agent': request.userAgent ?? settings.userAgent,
        accept: request.accept ?? DEFAULT_ACCEPT,
        'accept-encoding': 'gzip, deflate, br',
      },
      signal: AbortSignal.any([deadline.signal, passage.signal]),
      // The lanes decide which requests may queue; undici need not hold them apart.
      blocking: false,
      // undici would close the connection after HEAD, because some servers still send a body: the next
      // request finds out.
      ...(request.method === 'HEAD' ? { reset: false } : {}),
    });
    const headersMs = clock.arrive();
    const status = answer.statusCode;
    const headers = flatHeaders(answer.headers);
    // Ignore errors after we are done with the body.
    body = answer.body.on('error', () => undefined);
    const to = resolveRedirect(status, headers.location, url.href);
    if (to !== null) {
      await discardBody(body, restOfRedirect);
      return { kind: 'redirect', status, to };
    }
    const { bytes, truncated } = await readBody(body, headers, request);
    // Closing would cost the probes behind this one their connection.
    if (truncated && passage.priority !== 'normal') await discardBody(body, restOfProbe);
    return { kind: 'answer', url: url.href, status, headers, body: bytes, truncated, headersMs };
  } finally {
    clock.cancel();
    // A fully read body keeps the connection usable; otherwise this closes it.
    body?.destroy();
  }
}
