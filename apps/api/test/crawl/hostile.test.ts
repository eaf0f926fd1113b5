import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPublicAddress } from '../../src/infra/safe-fetch/is-public-address.ts';
import { freePort } from '../support/free-port.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const tool = (name: string) => join(shared, 'tools', name);
const runner = fileURLToPath(new URL('./run-crawls.ts', import.meta.url));
const api = fileURLToPath(new URL('../..', import.meta.url));

const ending = z.object({
  url: z.string(),
  ms: z.number(),
  end: z.string(),
  pages: z.number(),
  skipped: z.number(),
});
const fakenet = z.object({ dns: z.record(z.string(), z.unknown()), route: z.record(z.string(), z.string()) });
const connect = z.object({ ev: z.string(), addr: z.string().optional() });

/** Milliseconds; the whole of a crawl may take this long and what the opening of a site costs. */
const TIME_LIMIT = 8000;
const OPENING = 12_000;
const PARTS = ['', '--robots', '--sitemap'];
/** What keeps the shared upstream itself busy comes last, so that the others are judged by what they do. */
const LABOURS = /bomb|nested|infinite|big50mb|early103|redos|10mb|30mb|longline|million|smgz|flood|fanout/;

describe.skipIf(!existsSync(tool('evil-upstream.mjs')))(
  'crawls of hostile sites (skipped without the shared tools)',
  () => {
    let upstream: ChildProcess;
    let port: number;
    const folder = mkdtempSync(join(tmpdir(), 'hostile-crawls-'));
    beforeAll(async () => {
      port = await freePort();
      upstream = spawn(process.execPath, [tool('evil-upstream.mjs'), String(port)], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      if (upstream.stderr) await once(upstream.stderr, 'data');
    });
    afterAll(() => {
      upstream.kill();
      rmSync(folder, { recursive: true, force: true });
    });

    it('all end in time, as a site or with a reason, and lead nowhere inside', {
      timeout: 300_000,
    }, async () => {
      const sample = fakenet.parse(JSON.parse(readFileSync(tool('fakenet.sample.json'), 'utf8')));
      const route = Object.fromEntries(Object.keys(sample.route).map((from) => [from, `127.0.0.1:${port}`]));
      const files = {
        net: join(folder, 'net.json'),
        jobs: join(folder, 'jobs.json'),
        ledger: join(folder, 'ledger'),
      };
      const list = await promisify(execFile)(process.execPath, [tool('evil-upstream.mjs'), '1', 'list']);
      const names = list.stdout.trim().split('\n');
      const behaviours = [
        ...names.filter((name) => !LABOURS.test(name)),
        ...names.filter((name) => LABOURS.test(name)),
      ];
      const urls = behaviours.flatMap((name) => PARTS.map((part) => `http://${name}${part}.evil.example/`));
      writeFileSync(files.net, JSON.stringify({ dns: sample.dns, route, allow: [] }));
      writeFileSync(files.jobs, JSON.stringify({ urls, atOnce: 16, pageLimit: 40, timeLimitMs: TIME_LIMIT }));
      writeFileSync(files.ledger, '');
      const args = ['--require', tool('fakenet.cjs'), '--import', 'tsx', runner, files.jobs];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        cwd: api,
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, FAKENET: files.net, FAKENET_LEDGER: files.ledger },
      });
      if (process.env.SHOW_CRAWLS) writeFileSync(process.env.SHOW_CRAWLS, stdout);
      const lines: unknown[] = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const ends = lines.slice(0, -1).map((line) => ending.parse(line));
      expect(ends).toHaveLength(urls.length);
      expect(ends.filter(({ end }) => end !== 'site' && !end.startsWith('target_'))).toEqual([]);
      expect(ends.filter(({ ms }) => ms > TIME_LIMIT + OPENING)).toEqual([]);
      expect(ends.find(({ url }) => url.includes('//trap.'))).toMatchObject({ end: 'site' });
      expect(z.object({ megabytes: z.number() }).parse(lines.at(-1)).megabytes).toBeLessThan(900);
      const inside = readFileSync(files.ledger, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => connect.parse(JSON.parse(line)))
        .filter(({ ev, addr = '' }) => ev === 'connect' && !isPublicAddress(addr));
      expect(inside).toEqual([]);
    });
  },
);
