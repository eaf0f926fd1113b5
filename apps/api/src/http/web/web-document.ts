import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const COMPRESSED = ['br', 'gzip'] as const;
type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** A page or file in the form in which it is sent. */
export interface WebDocument {
  readonly type: string;
  readonly etag: string;
  /** Its bytes in an encoding, compressed on first use and then cached. */
  body(encoding: Encoding): Promise<Buffer>;
}

/** High, but not the highest: a person waits for the first answer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compress: Readonly<Record<Encoding, (identity: Buffer) => Promise<Buffer>>> = {
  br: (identity) => promisify(brotliCompress)(identity, BROTLI),
  gzip: (identity) => promisify(gzip)(identity, { level: 9 }),
  identity: async (identity) => identity,
};

/** Compresses once for each encoding, however many clients ask at once; a failure is tried again. */
function inEncodings(identity: Buffer): WebDocument['body'] {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const kept = bodies.get(encoding);
    if (kept) return kept;
    const made = compress[encoding](identity);
    bodies.set(encoding, made);
    made.catch(() => bodies.delete(encoding));
    return made;
  };
}

/** A document that stays the same while the service runs. */
export function webDocument(text: string, type: string): WebDocument {
  const identity = Buffer.from(text);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { type, etag: hash, body: inEncodings(identity) };
}

/** Sends a document in the best encoding that the client takes. */
export async function sendDocument(
  request: Request,
  response: Response,
  document: WebDocument,
  cacheControl: string,
): Promise<void> {
  // Checked one by one: with a list, the client's order would decide, and browsers name gzip first.
  const encoding = COMPRESSED.find((name) => request.acceptsEncodings(name)) ?? 'identity';
  const body = await document.body(encoding);
  response.vary('accept-encoding');
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.set({
    'content-type': document.type,
    'cache-control': cacheControl,
    // One ETag for each encoding (RFC 9110, 8.8.3.3).
    etag: `"${document.etag}-${encoding}"`,
  });
  response.send(body);
}
