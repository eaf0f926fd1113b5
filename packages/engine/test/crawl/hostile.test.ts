import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { buildRunner, crawlFakeInternet, hasShared, sharedFile } from './fake-internet.ts';

const evil = sharedFile('tools', 'evil-upstream.mjs');
const runner = buildRunner();

/** Milliseconds. */
const TIME_LIMIT = 8000;
const PARTS = ['', '--robots', '--sitemap'];
/** Sites that block the shared upstream come last, so that the others are judged by what they do. */
const LABOURS =
  /bomb|nest|infinite|big50mb|early103|redos|10mb|30mb|longline|million|smgz|flood|fanout|many|unclosed|hugeattr|jsonlddeep/;
/**
 * Each of those costs much work, so it is one part only: the part that it is made for, or its turn.
 * `bench:hostile` has each of them as every part.
 */
const partOf = (labour: string, turn: number) => {
  if (/robots|longline|manyagents|manysitemaps/.test(labour)) return '--robots';
  if (/fanout|million|smgz/.test(labour)) return '--sitemap';
  return /bomb|gzip|infinite|big|early|redos|mb/.test(labour) ? PARTS[turn % PARTS.length] : '';
};

describe.skipIf(!hasShared)('crawls of hostile sites (skipped without the shared tools)', () => {
  let upstream: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    upstream = spawn(process.execPath, [evil, String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    if (upstream.stderr) await once(upstream.stderr, 'data');
  });
  afterAll(() => void upstream.kill());

  it('all end, as a site or with a reason, and lead nowhere inside', {
    timeout: 300_000,
  }, async () => {
    const list = await promisify(execFile)(process.execPath, [evil, '1', 'list']);
    const names = list.stdout.trim().split('\n');
    const urls = [
      ...names.filter((name) => !LABOURS.test(name)).flatMap((name) => PARTS.map((part) => name + part)),
      ...names.filter((name) => LABOURS.test(name)).map((name, turn) => name + partOf(name, turn)),
    ].map((site) => `http://${site}.evil.example/`);
    const crawls = { urls, atOnce: 16, pageLimit: 40, timeLimitMs: TIME_LIMIT };
    const { ends, megabytes, inside } = await crawlFakeInternet(runner, crawls, port);
    expect(ends).toHaveLength(urls.length);
    expect(ends.filter(({ end }) => end !== 'site' && !end.startsWith('target_'))).toEqual([]);
    expect(ends.find(({ url }) => url.includes('//trap.'))).toMatchObject({ end: 'site' });
    expect(ends.find(({ url }) => url.includes('//good.'))).toMatchObject({ end: 'site', pages: 1 });
    expect(megabytes).toBeLessThan(700);
    expect(inside).toEqual([]);
  });
});
