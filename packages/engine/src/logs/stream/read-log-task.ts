import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import type { KnownRanges } from '../agents/known-ranges.ts';
import { createVisitCounter } from '../count-visits.ts';
import type { LogCounts, VisitCount } from '../log-counts.ts';
import { createLineSplitter } from './split-lines.ts';

export interface LogToRead {
  /**
   * Sends `more` to ask for bytes; receives a block, null at the end, or `left` if nobody wants the result.
   */
  port: MessagePort;
  ranges: KnownRanges;
  /** The most bytes after decompression. */
  mostBytes: number;
}

/** Why a log gave no counts. */
export type LogProblem = 'too-large' | 'broken-gzip' | 'not-gzip' | 'left';
export type LogOutcome = { ok: true; counts: LogCounts } | { ok: false; problem: LogProblem };

/**
 * The counts as sent from the thread. Each path is listed once, because a repeated text would be copied each
 * time.
 */
export type PackedCounts = Omit<LogCounts, 'visits'> & {
  paths: { path: string; visits: Omit<VisitCount, 'path'>[] }[];
};
export type PackedOutcome = { ok: true; counts: PackedCounts } | { ok: false; problem: LogProblem };

function packCounts({ visits, ...counts }: LogCounts): PackedCounts {
  const paths = new Map<string, PackedCounts['paths'][number]>();
  for (const { path, ...visit } of visits) {
    const known = paths.get(path);
    if (known) known.visits.push(visit);
    else paths.set(path, { path, visits: [visit] });
  }
  return { ...counts, paths: [...paths.values()] };
}

/** Restores the counts after the transfer. */
export const unpackCounts = ({ paths, ...counts }: PackedCounts): LogCounts => ({
  ...counts,
  visits: paths.flatMap(({ path, visits }) => visits.map((visit) => ({ ...visit, path }))),
});

/** Bytes buffered here. */
const READ_AHEAD = 512 * 1024;
const UNPACKED_BLOCK = 256 * 1024;
/** The most bytes that tell how a file is packed. */
const MAGIC_BYTES = 6;
const GZIP = [0x1f, 0x8b];
/** zstd, xz, bzip2 and zip, which Node.js 20 does not unpack. A line of a log begins with none of them. */
const OTHER_PACKINGS = [
  [0x28, 0xb5, 0x2f, 0xfd],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00],
  [0x42, 0x5a, 0x68],
  [0x50, 0x4b, 0x03, 0x04],
];

class LeftError extends Error {}
class OtherPackingError extends Error {}

const beginsWith = (bytes: Buffer, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** The bytes that arrive at the port, never more than requested. */
function bytesFrom(port: MessagePort): Readable {
  const source = new Readable({ highWaterMark: READ_AHEAD, read: () => port.postMessage('more') });
  port.on('message', (message: Uint8Array | null | 'left') => {
    if (message === 'left') source.destroy(new LeftError());
    else source.push(message && Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  });
  return source;
}

/** Decompresses gzip, whatever the file's name is. */
async function* unpacked(source: Readable): AsyncGenerator<Buffer, undefined> {
  const blocks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < MAGIC_BYTES) {
    const next = await blocks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const rest = async function* () {
    yield head;
    for await (const block of { [Symbol.asyncIterator]: () => blocks }) yield block;
  };
  if (OTHER_PACKINGS.some((magic) => beginsWith(head, magic))) throw new OtherPackingError();
  if (!beginsWith(head, GZIP)) {
    yield* rest();
    return;
  }
  const gunzip = createGunzip({ chunkSize: UNPACKED_BLOCK });
  const packed = Readable.from(rest(), { objectMode: false });
  packed.on('error', (error) => gunzip.destroy(error));
  packed.pipe(gunzip);
  try {
    yield* gunzip;
  } finally {
    packed.destroy();
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(Z_|ERR_BUFFER)/.test(String(error.code));

/**
 * Reads a log of any length in one pass, with at most one line in memory. Only the counts are returned:
 * errors do not quote the log.
 */
export async function readLogTask({ port, ranges, mostBytes }: LogToRead): Promise<PackedOutcome> {
  const source = bytesFrom(port);
  const digest = createHash('sha256');
  const counter = createVisitCounter(ranges);
  const lines = createLineSplitter({ line: counter.line, tooLong: counter.unread });
  let bytes = 0;
  try {
    for await (const block of unpacked(source)) {
      bytes += block.length;
      if (bytes > mostBytes) return { ok: false, problem: 'too-large' };
      digest.update(block);
      lines.push(block);
    }
    lines.end();
    return { ok: true, counts: packCounts({ ...counter.end(), bytes, digest: digest.digest('base64url') }) };
  } catch (error) {
    if (error instanceof LeftError) return { ok: false, problem: 'left' };
    if (error instanceof OtherPackingError) return { ok: false, problem: 'not-gzip' };
    if (isZlibError(error)) return { ok: false, problem: 'broken-gzip' };
    throw error;
  } finally {
    source.destroy();
    port.close();
  }
}
