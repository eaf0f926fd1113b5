import type { Duplex } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchProblem } from './fetch-problem.ts';

/** A truncated body is read as far as it goes, as browsers do. */
const zlib = { finishFlush: constants.Z_SYNC_FLUSH };
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH };

/**
 * "deflate" means zlib by the standard but often raw deflate in practice; a zlib stream starts with method 8.
 */
function createInflater(firstByte: number): Duplex {
  return (firstByte & 0x0f) === 8 ? createInflate(zlib) : createInflateRaw(zlib);
}

/** The first byte of the body shows which kind of deflate it is. */
export type CreateDecoder = (firstByte: number) => Duplex;

const decoders: Record<string, CreateDecoder> = {
  gzip: () => createGunzip(zlib),
  'x-gzip': () => createGunzip(zlib),
  deflate: createInflater,
  br: () => createBrotliDecompress(brotli),
};

/** What is told of an encoding that we do not read. */
const MOST_NAMED = 3;
const LONGEST_NAME = 30;

/**
 * The decoder for a Content-Encoding (RFC 9110, 8.4): gzip, deflate or br, one layer; null if there is none.
 *
 * @throws FetchProblem protocol for several layers, which only bombs use, or an unknown one.
 */
export function contentDecoder(contentEncoding: string | undefined): CreateDecoder | null {
  const layers = (contentEncoding ?? '')
    .split(',')
    .map((layer) => layer.trim().toLowerCase())
    .filter((layer) => layer !== '' && layer !== 'identity');
  const [only] = layers;
  if (only === undefined) return null;
  const decoder = Object.hasOwn(decoders, only) ? decoders[only] : undefined;
  if (layers.length === 1 && decoder) return decoder;
  const named = layers.slice(0, MOST_NAMED).map((layer) => layer.slice(0, LONGEST_NAME));
  const more = layers.length - named.length;
  throw new FetchProblem(
    'protocol',
    `The answer is encoded in a way we do not read: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  );
}
