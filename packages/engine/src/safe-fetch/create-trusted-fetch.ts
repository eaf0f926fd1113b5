import { request } from 'undici';

/** What a client library needs of `fetch`. */
export type TrustedFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

function headersOf(init: RequestInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(init?.headers));
}

/**
 * A `fetch` for the client library of a service that the operator has configured (a model), never for an
 * address that a visitor typed. Not guarded against private addresses, because the operator chose the
 * address; redirects are not followed, so nobody else can choose another.
 *
 * @param maxBytes largest answer; a larger one rejects.
 */
export function createTrustedFetch(maxBytes: number): TrustedFetch {
  return async (url, init) => {
    if (typeof url !== 'string' && !(url instanceof URL)) throw new TypeError('An address is expected');
    if (init?.body && typeof init.body !== 'string') throw new TypeError('Only text can be sent');
    const answer = await request(url, {
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: headersOf(init),
      body: typeof init?.body === 'string' ? init.body : null,
      signal: init?.signal ?? null,
    });
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop early destroys the stream and its connection.
    for await (const chunk of answer.body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : Buffer.concat(chunks), { status: answer.statusCode, headers });
  };
}
