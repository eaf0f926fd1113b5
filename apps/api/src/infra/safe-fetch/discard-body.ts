import type { Readable } from 'node:stream';

const MOST_BYTES = 16 * 1024;
/** Milliseconds. A new connection is cheaper than waiting longer. */
const LONGEST = 200;

/** Reads the short body of a redirect to its end, so that its connection can be used again; cuts a long one. */
export async function discardBody(body: Readable): Promise<void> {
  const tooSlow = setTimeout(() => body.destroy(), LONGEST);
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > MOST_BYTES) break;
    }
  } catch {
    // What fails here only costs the connection: everything we need has been read.
  } finally {
    clearTimeout(tooSlow);
  }
}
