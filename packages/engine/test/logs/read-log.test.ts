import { gzipSync } from 'node:zlib';
import { logFormats } from '@visible-ai/shared/logs/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { copiedRanges } from '../../src/logs/agents/known-ranges.ts';
import { createLogReader } from '../../src/logs/create-log-reader.ts';
import type { LogCounts } from '../../src/logs/log-counts.ts';
import { siblingModule } from '../../src/threads/sibling-module.ts';
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

/** In blocks that end anywhere, as a network has them. */
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

/** The counts in the words of the truth. */
function toldBy({ lines, visits, referrals }: LogCounts) {
  const agents: Record<string, { visits: number; errors: number; verdicts: Record<string, number> }> = {};
  const cells: Record<string, number> = {};
  for (const { token, path, status, day, verdict, visits: count } of visits) {
    cells[`${token}|${path}|${status}|${day}|${verdict}`] = count;
    agents[token] ??= { visits: 0, errors: 0, verdicts: {} };
    const agent = agents[token];
    agent.visits += count;
    if (status >= 400) agent.errors += count;
    agent.verdicts[verdict] = (agent.verdicts[verdict] ?? 0) + count;
  }
  const sent: Record<string, number> = {};
  for (const { assistant, visits: count } of referrals) sent[assistant] = (sent[assistant] ?? 0) + count;
  return { lines, cells, agents, referrals: sent };
}

const expected = ({ read, unread, cells, agents, referrals }: LogTruth) => ({
  lines: { read, unread },
  cells,
  agents: Object.fromEntries(
    Object.entries(agents).map(([token, { visits, errors, ...rest }]) => [
      token,
      {
        visits,
        errors,
        verdicts: Object.fromEntries(
          (['verified', 'claimed', 'spoofed', 'unverifiable'] as const).flatMap((verdict) =>
            rest[verdict] > 0 ? [[verdict, rest[verdict]]] : [],
          ),
        ),
      },
    ]),
  ),
  referrals,
});

describe.each(logFormats)('a log of %s', (format) => {
  it.each(seeds)('is counted as it was made, seed %i', async (seed) => {
    const { bytes, truth } = await made({ format, seed, lines: 3000, junk: 0.05 });
    expect(toldBy(await countsOf(bytes))).toEqual(expected(truth));
  });

  it('says the same packed, and has the same digest however it comes', async () => {
    const { bytes, truth } = await made({ format, seed: 11, lines: 800 });
    const plain = await countsOf(bytes, 65_536);
    const packed = await countsOf(gzipSync(bytes), 97);
    expect(packed).toEqual(plain);
    expect(toldBy(packed)).toEqual(expected(truth));
  });
});
