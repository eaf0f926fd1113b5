import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { drained } from './drained.ts';
import { hasVersion } from './has-version.ts';

/** A file as an answer. */
export interface FileAnswer {
  /** One of the endpoint's media types. */
  mediaType: string;
  /** The name for saving it. */
  fileName: string;
  /** Identifies the current content, e.g. its text: the ETag is made from it. */
  version: string;
  /** When it last changed, if known. */
  modified?: Date;
  /** Opens the content. Called only if it will be sent: not for HEAD, and not for 304. */
  open: () => Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** Weak, because the same file may be sent compressed or not. */
const etagOf = (version: string) => `W/"${createHash('sha256').update(version).digest('base64url')}"`;

/** RFC 6266: an ASCII name for every program, and the real name if it has other characters. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^ -~]/g, '?').replace(/["\\]/g, '\\$&');
  const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  const coded = encodeURIComponent(fileName).replace(/['()*]/g, percent);
  return `attachment; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${coded}`}`;
}

interface Reader {
  /** Aborted when the client leaves: then the file ends early, without an error. */
  signal: AbortSignal;
  /** Called while the client has enough to read, so that other work gets its turn. */
  rest?: ((wait: () => Promise<void>) => Promise<void>) | undefined;
}

async function* piecesOf(file: FileAnswer): AsyncGenerator<string | Uint8Array, undefined> {
  yield* file.open();
}

/**
 * Sends a file with its type, name and version, or 304 without a body if the client has that version. An error
 * before the first bytes is thrown on, so that it becomes a plain error answer.
 */
export async function sendFile(
  request: Request,
  response: Response,
  file: FileAnswer,
  { signal, rest = (wait) => wait() }: Reader,
): Promise<void> {
  const asked = request.method !== 'HEAD';
  response.status(200).set('etag', etagOf(file.version));
  if (file.modified) response.set('last-modified', file.modified.toUTCString());
  if (hasVersion(request.headers, response.getHeaders())) {
    response.status(304).end();
    return;
  }
  const pieces = asked ? piecesOf(file) : null;
  try {
    const first = await pieces?.next();
    response.set({ 'content-type': file.mediaType, 'content-disposition': disposition(file.fileName) });
    for (let next = first; pieces && next && !next.done && !signal.aborted; next = await pieces.next())
      if (!response.write(next.value)) await rest(() => drained(response, signal));
    response.end();
  } catch (error) {
    // The error answer must not carry the file's headers.
    if (!response.headersSent) for (const name of ['etag', 'last-modified']) response.removeHeader(name);
    throw error;
  } finally {
    await pieces?.return(undefined);
  }
}
