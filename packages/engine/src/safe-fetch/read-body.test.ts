import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const read = (bytes: Uint8Array, maxBytes: number, atLimit: 'fail' | 'cut', headers = {}) =>
  readBody(Readable.from([bytes]), headers, { maxBytes, atLimit });
const zeros = (length: number) => new Uint8Array(length);

describe('the body of an answer', () => {
  it('may be as long as the limit', async () => {
    for (const atLimit of ['fail', 'cut'] as const)
      expect(await read(zeros(1000), 1000, atLimit)).toMatchObject({ truncated: false, bytes: zeros(1000) });
  });

  it('is cut, or refused, with the first byte beyond it', async () => {
    expect(await read(zeros(1001), 1000, 'cut')).toMatchObject({ truncated: true, bytes: zeros(1000) });
    await expect(read(zeros(1001), 1000, 'fail')).rejects.toMatchObject({ kind: 'too-large' });
  });

  it('is measured after unpacking', async () => {
    const packed = gzipSync(zeros(100_000));
    const gzip = { 'content-encoding': 'gzip' };
    expect(await read(packed, 100_000, 'fail', gzip)).toMatchObject({ truncated: false });
    expect((await read(packed, 99_999, 'cut', gzip)).bytes).toHaveLength(99_999);
    await expect(read(packed, 99_999, 'fail', gzip)).rejects.toMatchObject({ kind: 'too-large' });
  });

  it('is refused unread when it announces more', async () => {
    const untouched = new Readable({
      read() {
        throw new Error('It was read');
      },
    });
    const announced = { 'content-length': '1001' };
    await expect(readBody(untouched, announced, { maxBytes: 1000, atLimit: 'fail' })).rejects.toMatchObject({
      kind: 'too-large',
    });
  });

  it('ends although it unpacks to nothing without an end', async () => {
    // Empty stored blocks of deflate: bytes on the wire that decode to nothing.
    const empty = Buffer.concat([
      gzipSync(zeros(0)).subarray(0, 10),
      Buffer.alloc(500_000, Buffer.from([0, 0, 0, 0xff, 0xff])),
    ]);
    const gzip = { 'content-encoding': 'gzip' };
    expect(await read(empty, 1000, 'cut', gzip)).toMatchObject({ truncated: true });
  });

  it('whose packing is damaged is an error of its own', async () => {
    const damaged = { 'content-encoding': 'gzip' };
    await expect(
      read(new TextEncoder().encode('no gzip at all'), 1000, 'cut', damaged),
    ).rejects.toMatchObject({
      kind: 'protocol',
    });
  });
});
