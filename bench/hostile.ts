/**
 * `npm run bench:hostile`: every hostile web site of the shared tools as page, robots.txt, sitemap and
 * llms.txt, twenty audits at once, on a fake internet with the guard on; then every strict SSRF case. Tells
 * how each ended, how the service felt meanwhile, and what it tried to connect to.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isPublicAddress } from '../apps/api/src/infra/safe-fetch/is-public-address.ts';
import { freePorts } from '../e2e/support/free-ports.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';

const CORES = 2;
const TOGETHER = 20;
const PARTS = ['page', 'robots', 'sitemap', 'llms'];

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../shared', import.meta.url));
const tool = (name: string) => join(shared, 'tools', name);
const run = promisify(execFile);

interface Ending {
  site: string;
  ms: number;
  type: string;
  code: string;
}

async function audit(service: string, site: string): Promise<Ending> {
  const began = performance.now();
  const answer = await fetch(`${service}/api/analyze-url?url=${encodeURIComponent(`http://${site}/`)}`, {
    signal: AbortSignal.timeout(60_000),
  });
  const lines = (await answer.text()).trim().split('\n');
  const last = JSON.parse((lines.at(-1) ?? '').replace(/^data: /, ''));
  return { site, ms: performance.now() - began, type: last.type ?? 'none', code: last.code ?? '' };
}

async function auditAll(service: string, sites: string[]): Promise<Ending[]> {
  const left = [...sites];
  const endings: Ending[] = [];
  const worker = async () => {
    for (let site = left.shift(); site; site = left.shift()) endings.push(await audit(service, site));
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return endings;
}

/** How long `/health` takes while something else goes on. */
function watchHealth(service: string): () => number[] {
  const times: number[] = [];
  let going = true;
  void (async () => {
    while (going) {
      const began = performance.now();
      await fetch(`${service}/health`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
      times.push(performance.now() - began);
      await wait(100);
    }
  })();
  return () => {
    going = false;
    return times;
  };
}

async function auditRows(service: Service, behaviours: string[], part: string): Promise<Row[]> {
  const sites = behaviours.map((name) => `${name}${part === 'page' ? '' : `--${part}`}.evil.example`);
  const stopWatching = watchHealth(service.url);
  const endings = await auditAll(service.url, sites);
  const health = stopWatching();
  const slowest = Math.max(...endings.map(({ ms }) => ms)) / 1000;
  const bad = endings.filter(
    ({ type, code }) => !['completed', 'error'].includes(type) || code === 'internal',
  );
  const completed = endings.filter(({ type }) => type === 'completed').length;
  const ofPart = part === 'page' ? 'as pages' : `as ${part}`;
  return [
    {
      what: `${endings.length} sites ${ofPart}: with a result`,
      measured: String(completed),
      target: part === 'page' ? '' : `${endings.length}`,
      met: part === 'page' ? null : completed === endings.length,
    },
    {
      what: `${ofPart}: ended badly`,
      measured: bad.map(({ site }) => site).join(' ') || 'none',
      target: 'none',
      met: bad.length === 0,
    },
    {
      what: `${ofPart}: slowest`,
      measured: `${slowest.toFixed(1)} s`,
      target: 'at most 30 s',
      met: slowest <= 30,
    },
    {
      what: `${ofPart}: /health p99`,
      measured: `${percentile(health, 0.99).toFixed(0)} ms`,
      target: 'at most 1 s',
      met: percentile(health, 0.99) <= 1000,
    },
  ];
}

/** What the process tried to connect to that is not public, from the ledger of the fake internet. */
function insideConnections(ledger: string): number {
  return readFileSync(ledger, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ ev, addr, allowed }) => ev === 'connect' && !allowed && !isPublicAddress(addr)).length;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-hostile-'));
  const ledger = join(folder, 'ledger.jsonl');
  const [upstreamPort] = await freePorts(1);
  const sample = JSON.parse(readFileSync(tool('fakenet.sample.json'), 'utf8'));
  const route = Object.fromEntries(
    Object.keys(sample.route).map((from) => [from, `127.0.0.1:${upstreamPort}`]),
  );
  writeFileSync(join(folder, 'fakenet.json'), JSON.stringify({ dns: sample.dns, route, allow: [] }));
  const { stdout } = await run(process.execPath, [tool('evil-upstream.mjs'), '1', 'list']);
  const upstream = spawn(process.execPath, [tool('evil-upstream.mjs'), String(upstreamPort)], {
    stdio: 'ignore',
  });
  const service = await startService([], CORES, {
    FAKENET: join(folder, 'fakenet.json'),
    FAKENET_LEDGER: ledger,
    NODE_OPTIONS: `--require=${tool('fakenet.cjs')}`,
  });
  try {
    const rows: Row[] = [];
    for (const part of PARTS) rows.push(...(await auditRows(service, stdout.trim().split('\n'), part)));
    const ssrf = await run(process.execPath, [
      tool('ssrf-run.mjs'),
      ...['--strict', '--conc', '8', '--timeout', '30000', '--url', `${service.url}/api/analyze-url?url={u}`],
    ]).catch((failed: { stdout: string }) => failed);
    const [verdict = ''] = ssrf.stdout.trim().split('\n');
    const inside = insideConnections(ledger);
    rows.push(
      { what: 'strict SSRF cases', measured: verdict, target: '0 wrong', met: / 0 wrong/.test(verdict) },
      { what: 'connections that were not public', measured: String(inside), target: '0', met: inside === 0 },
      {
        what: 'memory at its peak',
        measured: `${service.peakMegabytes()?.toFixed(0) ?? '?'} MB`,
        target: '',
        met: null,
      },
    );
    printTable(`Hostile sites, ${TOGETHER} audits at once on ${CORES} cores`, rows);
  } finally {
    await service.stop();
    upstream.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (existsSync(tool('evil-upstream.mjs'))) await main();
else console.log('../shared is missing: the hostile sites live there, so nothing was run.');
