import type { Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchProblem } from './fetch-problem.ts';

export interface ReadBody {
  bytes: Uint8Array<ArrayBuffer>;
  truncated: boolean;
}

interface ReadLimits {
  /** Bytes after decoding; the wire is held to the same number. */
  maxBytes: number;
  atLimit: 'fail' | 'cut';
}

type Decoder = (first: Uint8Array) => NodeJS.ReadWriteStream & { destroy(): void };

const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
/** "deflate" means zlib by the standard and raw deflate by habit: the first byte tells. */
const inflate: Decoder = (first) =>
  ((first[0] ?? 0) & 0x0f) === 0x08 ? createInflate(lenient) : createInflateRaw(lenient);
const decoders: Record<string, Decoder> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: inflate,
  br: () => createBrotliDecompress(),
};

/** @throws FetchProblem protocol for several or unknown encodings. */
function decoderOf(contentEncoding: string | undefined): Decoder | null {
  const layers = (contentEncoding ?? '')
    .split(',')
    .map((layer) => layer.trim().toLowerCase())
    .filter((layer) => layer !== '' && layer !== 'identity');
  const [only] = layers;
  if (only === undefined) return null;
  const decoder = decoders[only];
  if (layers.length > 1 || !decoder)
    throw new FetchProblem(
      'protocol',
      `The answer is encoded in a way we do not read: ${layers.join(', ').slice(0, 60)}.`,
    );
  return decoder;
}

async function* counted(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let onWire = 0;
  for await (const chunk of source) {
    onWire += chunk.length;
    yield chunk;
    if (onWire > maxBytes) return;
  }
}

/** Feeds the wire's chunks through the decoder its first chunk picks. */
async function* decoded(source: AsyncIterable<Uint8Array>, pick: Decoder): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const stream = pick(first.value);
  const feed = async () => {
    for (let next: IteratorResult<Uint8Array> = first; !next.done; next = await iterator.next())
      if (!stream.write(next.value)) await new Promise<void>((resolve) => stream.once('drain', resolve));
    stream.end();
  };
  const feeding = feed().catch((error: unknown) =>
    (stream as unknown as Readable).destroy(error instanceof Error ? error : undefined),
  );
  try {
    for await (const chunk of stream) yield chunk as unknown as Uint8Array;
    await feeding;
  } finally {
    stream.destroy();
    stream.emit('drain');
    await iterator.return?.();
  }
}

/**
 * Reads an answer's body through at most one encoding layer (gzip, deflate, br), up to a number of decoded
 * bytes, and destroys the source on every way out.
 *
 * @throws FetchProblem too-large (unless the rest is to be cut off) or protocol.
 */
export async function readBody(
  source: Readable,
  contentEncoding: string | undefined,
  { maxBytes, atLimit }: ReadLimits,
): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let truncated = false;
  try {
    const pick = decoderOf(contentEncoding);
    const wire = counted(source, maxBytes);
    for await (const chunk of pick ? decoded(wire, pick) : wire) {
      chunks.push(chunk.subarray(0, maxBytes - length));
      length += chunk.length;
      if (length > maxBytes) {
        truncated = true;
        break;
      }
    }
  } finally {
    source.destroy();
  }
  if (truncated && atLimit === 'fail')
    throw new FetchProblem('too-large', `The answer is larger than ${Math.round(maxBytes / 1024)} KiB.`);
  const bytes = new Uint8Array(Math.min(length, maxBytes));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, truncated };
}
