import { request } from 'undici';

export interface JsonRequest {
  /**
   * An address that the operator configured (PageSpeed, a model, Firecrawl), never one that a visitor typed.
   */
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Milliseconds from the start to the last byte. */
  timeoutMs: number;
  /** Largest answer, in bytes. */
  maxBytes: number;
  signal: AbortSignal;
}

export type JsonAnswer =
  | { ok: true; status: number; headers: Record<string, string>; body: unknown }
  | {
      ok: false;
      kind: 'timeout' | 'aborted' | 'unreachable' | 'too-large' | 'not-json';
      /** For a person; contains neither the address nor a header, because both may contain a key. */
      text: string;
      /** The answer's, if there was one. */
      status?: number;
    };

export type FetchJson = (request: JsonRequest) => Promise<JsonAnswer>;

const failed = (kind: Extract<JsonAnswer, { ok: false }>['kind'], text: string): JsonAnswer => ({
  ok: false,
  kind,
  text,
});

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return Object.fromEntries(pairs);
}

/** Null if the answer is larger than `maxBytes`. */
async function readText(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early destroys the stream and its connection.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Sends a request to a service that the operator has configured and reads its JSON answer, whatever its
 * status. Not guarded against private addresses, because the operator chose the address; redirects are not
 * followed, so nobody else can choose another. Never throws.
 */
export const fetchJson: FetchJson = async ({ url, method, headers, body, timeoutMs, maxBytes, signal }) => {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await request(url, {
      method: method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      signal: AbortSignal.any([signal, deadline]),
    });
    const text = await readText(response.body, maxBytes);
    if (text === null) return failed('too-large', `its answer is larger than ${maxBytes} bytes`);
    const parsed = parseJson(text);
    if (!parsed)
      return {
        ok: false,
        kind: 'not-json',
        text: `it answered with status ${response.statusCode} and no JSON`,
        status: response.statusCode,
      };
    return { ok: true, status: response.statusCode, headers: flat(response.headers), body: parsed.value };
  } catch (error) {
    if (signal.aborted) return failed('aborted', 'the request was given up');
    if (deadline.aborted || (error instanceof Error && /timeout/i.test(error.name + error.message)))
      return failed('timeout', `it did not answer within ${Math.round(timeoutMs / 1000)} seconds`);
    return failed('unreachable', 'it could not be reached');
  }
};
