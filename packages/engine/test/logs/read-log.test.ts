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

describe('a line', () => {
  const AGENT = 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)';
  const combined = `52.230.152.9 - - [02/Nov/2026:10:00:00 +0000] "GET /a HTTP/1.1" 200 5 "-" "${AGENT}"\n`;
  const iisHead = [
    '#Software: Microsoft Internet Information Services 10.0',
    '#Version: 1.0',
    '#Date: 2026-11-02 00:00:00',
    '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken',
  ].join('\r\n');
  const iisLine = `2026-11-02 10:00:00 10.0.0.1 GET /a x=1 443 - 52.230.152.9 ${AGENT.replaceAll(' ', '+')} - 200 0 0 15`;
  const visitsOf = async (text: string) =>
    (await countsOf(Buffer.from(text))).visits.map(({ token, path, day, status, verdict }) => ({
      token,
      path,
      day,
      status,
      verdict,
    }));
  const one = { token: 'GPTBot', path: '/a', day: '2026-11-02', status: 200, verdict: 'verified' };

  it.each([
    ['of IIS, by the columns of its header', `${iisHead}\r\n${iisLine}\r\n`],
    ['of Apache with the name of the virtual host before the address', `www.example.com:443 ${combined}`],
    ['behind a byte order mark', `\uFEFF${combined}`],
    ['of an address as long as a date', combined.replace('52.230.152.9', '52.230.1.9')],
  ])('%s is read', async (_name, text) => {
    expect(await visitsOf(text)).toEqual([
      { ...one, verdict: text.includes('52.230.152.9') ? 'verified' : 'spoofed' },
    ]);
  });

  it('of IIS without its header is not guessed at', async () => {
    expect((await countsOf(Buffer.from(`${iisLine}\n`))).lines).toEqual({ read: 0, unread: 1 });
  });
});
