import type { Readable } from 'node:stream';

interface DiscardLimits {
  mostBytes: number;
  /** Milliseconds. */
  longest: number;
}

/** Reads the rest of a body, so that its connection can be used again; stops if it is long or slow. */
export async function discardBody(body: Readable, { mostBytes, longest }: DiscardLimits): Promise<void> {
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
