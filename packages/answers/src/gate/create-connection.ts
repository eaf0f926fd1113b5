import { Agent, type Dispatcher, request } from 'undici';
import { withinTime } from './within-time.ts';

/**
 * The outcome of one request, as text only. A library's error object is not passed on, because it may contain
 * headers.
 */
export type HttpOutcome =
  | { kind: 'answered'; status: number; isPage: boolean; retryAfter: string | undefined; body: string }
  /** Nothing was sent: there was no connection. */
  | { kind: 'unreachable'; code: string }
  /** It was sent, and there is no complete answer: its cost is unknown. */
  | { kind: 'lost'; because: 'late' | 'cancelled' | 'cut' | 'too-large' };

export interface Connection {
  /** Posts JSON. Redirects are not followed. Never throws. */
  post(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<HttpOutcome>;
  /**
   * The redirect target of an address, without requesting it; null if it does not redirect, or does not
   * answer in time.
   */
  locationOf(url: URL, signal: AbortSignal): Promise<string | null>;
  /** Closes all open connections. */
  close(): Promise<void>;
}

export interface ConnectionLimits {
  /** Milliseconds of one request: connection, answer and its body. */
  requestMs: number;
  /** The maximum size of an answer. */
  maxBytes: number;
  /** Milliseconds for an address to say where it redirects to. */
  redirectMs: number;
}

const CONNECT_MS = 15_000;
/** Errors before a connection was open, and of requests that cannot be written. */
const NEVER_CONNECTED =
  /^(ENOTFOUND|ENODATA|EAI_|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM|UND_ERR_CONNECT_TIMEOUT|UND_ERR_INVALID_ARG|ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/;

/** If several addresses were tried, the last one decides. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors.at(-1));
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** The body as text, or null when it is larger than allowed. Leaving the loop early ends the connection. */
async function bodyOf(answer: Dispatcher.ResponseData, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * Connects to the answer engines, whose addresses the operator sets. One connection for each request: an
 * answer would be lost if the other side closed an idle connection just before its reuse.
 */
export function createConnection({ requestMs, maxBytes, redirectMs }: ConnectionLimits): Connection {
  // Our own deadline must be the one that ends a request.
  const never = requestMs * 2;
  const dispatcher = new Agent({
    pipelining: 0,
    headersTimeout: never,
    bodyTimeout: never,
    connect: { timeout: Math.min(CONNECT_MS, requestMs) },
  });

  return {
    async post(url, headers, body, signal) {
      const time = withinTime(signal, requestMs);
      try {
        const answer = await request(url, {
          dispatcher,
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
          body,
          signal: time.signal,
        });
        const text = await bodyOf(answer, maxBytes);
        if (text === null) return { kind: 'lost', because: 'too-large' };
        const isPage = /^(text\/html|application\/xhtml)/i.test(headerOf(answer, 'content-type') ?? '');
        const retryAfter = headerOf(answer, 'retry-after');
        return { kind: 'answered', status: answer.statusCode, isPage, retryAfter, body: text };
      } catch (error) {
        if (signal.aborted) return { kind: 'lost', because: 'cancelled' };
        if (time.signal.aborted) return { kind: 'lost', because: 'late' };
        const code = codeOf(error);
        if (NEVER_CONNECTED.test(code)) return { kind: 'unreachable', code };
        return { kind: 'lost', because: 'cut' };
      } finally {
        time.clear();
      }
    },

    async locationOf(url, signal) {
      const time = withinTime(signal, redirectMs);
      try {
        const answer = await request(url, { dispatcher, method: 'GET', signal: time.signal });
        // Nobody needs its body; ending it early ends the connection.
        answer.body.on('error', () => undefined).destroy();
        const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400;
        return isRedirect ? (headerOf(answer, 'location') ?? null) : null;
      } catch {
        // For any error: the target is unknown.
        return null;
      } finally {
        time.clear();
      }
    },

    close: () => dispatcher.destroy(),
  };
}
