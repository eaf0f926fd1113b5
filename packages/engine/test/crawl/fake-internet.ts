import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildProgram } from '../../../../test/support/build-program.ts';
import { isPublicAddress } from '../../src/safe-fetch/is-public-address.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
/** A tool or corpus beside the project. */
export const sharedFile = (...names: string[]) => join(shared, ...names);
export const hasShared = existsSync(sharedFile('tools', 'fakenet.cjs'));

/** The program that crawls, until the test file ends: each file builds its own, because files share this module. */
export const buildRunner = () => buildProgram(new URL('./run-crawls.ts', import.meta.url));

const fakenet = z.object({ dns: z.record(z.string(), z.unknown()), route: z.record(z.string(), z.string()) });
const ledgerLine = z.object({ ev: z.string(), addr: z.string().optional(), port: z.number().optional() });
const ending = z.object({
  url: z.string(),
  ms: z.number(),
  end: z.string(),
  pages: z.number(),
  skipped: z.number(),
});

interface Crawls {
  urls: string[];
  atOnce: number;
  pageLimit: number;
  timeLimitMs: number;
  /** Address of a Firecrawl service on this machine. */
  firecrawl?: string;
}

/**
 * Crawls in a separate process that believes it is on the internet, while all addresses lead to one local
 * server, including private ones. The guard stays on.
 *
 * @param runner of `buildRunner`.
 * @param dns names in addition to those of the shared sample.
 */
export async function crawlFakeInternet(
  runner: string,
  crawls: Crawls,
  port: number,
  dns: Record<string, string[]> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'fake-internet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = { net: join(folder, 'net'), jobs: join(folder, 'jobs'), ledger: join(folder, 'ledger') };
  const sample = fakenet.parse(JSON.parse(readFileSync(sharedFile('tools', 'fakenet.sample.json'), 'utf8')));
  const route = Object.fromEntries(Object.keys(sample.route).map((from) => [from, `127.0.0.1:${port}`]));
  writeFileSync(files.net, JSON.stringify({ dns: { ...sample.dns, ...dns }, route, allow: [] }));
  writeFileSync(files.jobs, JSON.stringify(crawls));
  writeFileSync(files.ledger, '');
  const args = ['--require', sharedFile('tools', 'fakenet.cjs'), runner, files.jobs];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, FAKENET: files.net, FAKENET_LEDGER: files.ledger },
  });
  const lines: unknown[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const connections = readFileSync(files.ledger, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ledgerLine.parse(JSON.parse(line)))
    .filter(({ ev }) => ev === 'connect')
    .map(({ addr = '', port: to = 0 }) => ({ address: addr, port: to }));
  const firecrawl = crawls.firecrawl === undefined ? '' : new URL(crawls.firecrawl).host;
  return {
    ends: lines.slice(0, -1).map((line) => ending.parse(line)),
    megabytes: z.object({ megabytes: z.number() }).parse(lines.at(-1)).megabytes,
    connections,
    /** To addresses outside the internet, except the operator's own service. */
    inside: connections.filter(
      ({ address, port: to }) => !isPublicAddress(address) && `${address}:${to}` !== firecrawl,
    ),
  };
}
