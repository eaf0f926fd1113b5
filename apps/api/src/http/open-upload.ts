import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { Request, Response } from 'express';
import { AppError } from './app-error.ts';
import { watchPace } from './least-pace.ts';
import { takesItsTime } from './limit-body-time.ts';

/** A client that sends nothing for this long is gone. Our own delays do not count. */
const SILENCE_MS = 30_000;
/**
 * After a refusal we read the rest for this long, so that the client gets the answer before the connection
 * ends.
 */
const LINGER_MS = 2000;

type Upload = NonNullable<EndpointShape['upload']>;

const gigabytes = (bytes: number) => `${Math.round((bytes / 1024 ** 3) * 10) / 10} GB`;

function refuseUnread(request: Request, { mediaTypes, mostBytes }: Upload): void {
  const coding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (hasBody && !request.is([...mediaTypes]))
    throw new AppError('unsupported_media_type', {
      text: `Send the file with one of these as its content-type: ${mediaTypes.join(', ')}.`,
    });
  if (coding !== 'identity' && coding !== 'gzip')
    throw new AppError('unsupported_media_type', { text: 'Send the file as it is, or packed by gzip.' });
  if (Number(request.headers['content-length'] ?? 0) > mostBytes)
    throw new AppError('payload_too_large', { text: `The file is larger than ${gigabytes(mostBytes)}.` });
}

const tooSlow = () =>
  new AppError('payload_too_large', {
    text: 'Sending the file took too long. Send it packed, or in parts.',
  });

/** The next block, if it arrives in time. */
async function nextWithin<T>(next: Promise<T>, deadline: number): Promise<T> {
  const left = deadline - performance.now();
  const over = new AbortController();
  const patience = Math.max(0, Math.min(SILENCE_MS, left));
  const timeUp = wait(patience, undefined, { signal: over.signal }).then(() => {
    if (patience < SILENCE_MS) throw tooSlow();
    throw new AppError('invalid_input', { text: 'The file stopped coming before its end.' });
  });
  try {
    return await Promise.race([next, timeUp]);
  } finally {
    over.abort();
    timeUp.catch(() => undefined);
  }
}

/** Reads the rest of a request that is already answered for a moment, then disconnects the client. */
function lingerAfter(request: Request, response: Response): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
    request.once('end', () => clearTimeout(timer));
  });
}

/**
 * The file of a request, block by block, read only on demand.
 *
 * @throws AppError unsupported_media_type, payload_too_large before the first block; later invalid_input and
 * payload_too_large, also for a client that is too slow.
 */
export function openUpload(
  { upload }: EndpointShape,
  request: Request,
  response: Response,
): AsyncIterable<Uint8Array> {
  if (!upload) throw new Error('An upload is read for a call that takes none');
  lingerAfter(request, response);
  refuseUnread(request, upload);
  takesItsTime(request);
  const { mostBytes, mostSeconds } = upload;
  const deadline = performance.now() + mostSeconds * 1000;
  return (async function* () {
    // The connection must stay open, because an answer follows.
    const blocks = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
    const isTooSlow = watchPace();
    let sent = 0;
    for (;;) {
      const askedAt = performance.now();
      const block = await nextWithin(blocks.next(), deadline);
      if (block.done) return;
      if (isTooSlow(performance.now() - askedAt, block.value.length)) throw tooSlow();
      sent += block.value.length;
      if (sent > mostBytes)
        throw new AppError('payload_too_large', { text: `The file is larger than ${gigabytes(mostBytes)}.` });
      yield block.value;
    }
  })();
}
