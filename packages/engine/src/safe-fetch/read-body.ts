import { type Duplex, finished, type Readable } from 'node:stream';
import { type CreateDecoder, contentDecoder } from './content-decoder.ts';
import { FetchProblem } from './fetch-problem.ts';

export interface ReadBody {
  bytes: Uint8Array<ArrayBuffer>;
  truncated: boolean;
}

interface ReadLimits {
  /** Bytes after decoding. */
  maxBytes: number;
  atLimit: 'fail' | 'cut';
}

/** Compression may add a little; a stream of empty blocks, which decodes to nothing, must still end. */
const wireLimitOf = (maxBytes: number) => Math.ceil(maxBytes * 1.01) + 64 * 1024;

const tooLarge = (maxBytes: number) =>
  new FetchProblem('too-large', `The answer is larger than ${Math.round(maxBytes / 1024)} KiB.`);

const brokenEncoding = (cause: Error) =>
  new FetchProblem('protocol', 'The answer’s compressed content is damaged.', { cause });

/** Keeps chunks until there are `maxBytes` of them. */
function createSink(maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  return {
    /** @returns false if a byte was left out. */
    take(chunk: Uint8Array): boolean {
      const kept = chunk.subarray(0, maxBytes - length);
      length += kept.length;
      if (kept.length > 0) chunks.push(kept);
      return kept.length === chunk.length;
    },
    join(): Uint8Array<ArrayBuffer> {
      const bytes = new Uint8Array(length);
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      return bytes;
    },
  };
}

/**
 * Settles once: with whether something was left out, or with the first error of the source or the decoder.
 */
function drain(
  source: Readable,
  createDecoder: CreateDecoder | null,
  maxBytes: number,
  take: (chunk: Uint8Array) => boolean,
): Promise<boolean> {
  const wireLimit = wireLimitOf(maxBytes);
  let decoder: Duplex | undefined;
  let stop = () => {};

  return new Promise<boolean>((resolve, reject) => {
    const keep = (chunk: Uint8Array) => {
      if (!take(chunk)) resolve(true);
    };
    const startDecoder = (create: CreateDecoder, firstByte: number) =>
      create(firstByte)
        .on('data', keep)
        .on('end', () => resolve(false))
        .on('error', (error) => reject(brokenEncoding(error)))
        .on('drain', () => source.resume());
    let onWire = 0;
    const read = (chunk: Uint8Array) => {
      onWire += chunk.length;
      if (!createDecoder) return keep(chunk);
      decoder ??= startDecoder(createDecoder, chunk[0] ?? 0);
      if (!decoder.write(chunk)) source.pause();
      if (onWire > wireLimit) resolve(true);
    };
    const unwatch = finished(source, { writable: false }, (error) => {
      if (error) reject(error);
      else if (decoder) decoder.end();
      else resolve(false);
    });
    source.on('data', read);
    stop = () => {
      source.off('data', read);
      unwatch();
    };
  }).finally(() => {
    stop();
    decoder?.destroy();
  });
}

/**
 * Reads an answer's body through at most one encoding layer, up to a number of decoded bytes. The caller must
 * destroy what is left unread.
 *
 * @throws FetchProblem too-large (unless the rest is to be cut off) or protocol; or the source's own error.
 */
export async function readBody(
  source: Readable,
  headers: Record<string, string>,
  { maxBytes, atLimit }: ReadLimits,
): Promise<ReadBody> {
  const createDecoder = contentDecoder(headers['content-encoding']);
  const announced = Number(headers['content-length'] ?? 0);
  if (atLimit === 'fail' && announced > (createDecoder ? wireLimitOf(maxBytes) : maxBytes))
    throw tooLarge(maxBytes);
  const sink = createSink(maxBytes);
  const truncated = await drain(source, createDecoder, maxBytes, sink.take);
  if (truncated && atLimit === 'fail') throw tooLarge(maxBytes);
  return { bytes: sink.join(), truncated };
}
