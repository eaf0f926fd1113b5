import { gzipSync } from 'node:zlib';
import { logFormats } from '@visible-ai/shared/logs/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { copiedRanges } from '../../src/logs/agents/known-ranges.ts';
import { createLogReader } from '../../src/logs/create-log-reader.ts';
import type { LogCounts } from '../../src/logs/log-counts.ts';
import { siblingModule } from '../../src/threads/sibling-module.ts';
import { expectedOf, toldBy } from './compare-with-truth.ts';
import { type LogTruth, type MadeLogOptions, makeLog } from './made-logs.ts';

const reader = createLogReader(siblingModule('../../src/log-tasks', import.meta.url));
afterAll(() => reader.close());

const MOST = 1e9;
const seeds = Array.from({ length: 10 }, (_, at) => at + 1);

async function made(options: MadeLogOptions): Promise<{ bytes: Buffer; truth: LogTruth }> {
  let text = '';
  const truth = await makeLog(options, (block) => {
    text += block;
  });
  return { bytes: Buffer.from(text), truth };
}

/** In blocks that end anywhere, as from a network. */
async function* inBlocks(bytes: Buffer, size = 1499) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function countsOf(bytes: Buffer, size?: number): Promise<LogCounts> {
  const never = new AbortController().signal;
  const outcome = await reader.readLog(
    inBlocks(bytes, size),
    { ranges: copiedRanges, mostBytes: MOST },
    never,
  );
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.counts;
}

describe.each(logFormats)('a log of %s', (format) => {
  it.each(seeds)('is counted as it was made, seed %i', async (seed) => {
    const { bytes, truth } = await made({ format, seed, lines: 3000, junk: 0.05 });
    expect(toldBy(await countsOf(bytes))).toEqual(expectedOf(truth));
  });

  it('says the same packed, and has the same digest however it comes', async () => {
    const { bytes, truth } = await made({ format, seed: 11, lines: 800 });
    const plain = await countsOf(bytes, 65_536);
    const packed = await countsOf(gzipSync(bytes), 97);
    expect(packed).toEqual(plain);
    expect(toldBy(packed)).toEqual(expectedOf(truth));
  });
});
