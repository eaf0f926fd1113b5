import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LogFormat } from '@visible-ai/shared/logs/schema';
import type { LogTruth } from '../../packages/engine/test/logs/made-logs.ts';
import type { Row } from '../support/print-table.ts';
import { handIn, openSite, startCounting } from './logging-service.ts';
import { writeLog } from './write-log.ts';

const program = fileURLToPath(new URL('../../packages/cli/dist/visible-ai.js', import.meta.url));
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 150;
const LOOK_MS = 20;

interface Measured {
  seconds: number;
  /** Null if the system does not tell. */
  peak: number | null;
  read: number;
  unread: number;
}

/** The command line on two processors, alone. */
async function byCommand(path: string): Promise<Measured> {
  const since = performance.now();
  const args = [program, 'logs', path, '--format', 'json', '--quiet'];
  const [file, own] =
    process.platform === 'linux'
      ? ['taskset', ['-c', '0,1', process.execPath, ...args]]
      : [process.execPath, args];
  const child = spawn(file, own, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  const ended = once(child, 'close');
  let peak: number | null = null;
  while (child.exitCode === null && process.platform === 'linux') {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(statusOf(child.pid)) ?? [];
    if (kilobytes) peak = Math.max(peak ?? 0, Number(kilobytes) / 1024);
    await wait(LOOK_MS);
  }
  await ended;
  const { lines } = JSON.parse(out);
  return { seconds: (performance.now() - since) / 1000, peak, ...lines };
}

function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Through the service: the memory it uses beyond what it used before. */
async function byService(path: string, folder: string): Promise<Measured> {
  const dataDir = join(folder, 'service');
  mkdirSync(dataDir);
  const service = await startCounting(dataDir);
  try {
    const site = await openSite(service);
    const before = service.holding()?.megabytes ?? 0;
    service.forgetPeak();
    const since = performance.now();
    const { lines } = await handIn(service, site, createReadStream(path));
    const seconds = (performance.now() - since) / 1000;
    const peak = service.peakMegabytes();
    return { seconds, peak: peak === null ? null : peak - before, ...lines };
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowsOf(how: string, truth: LogTruth, { seconds, peak, read, unread }: Measured): Row[] {
  const isTrue = read === truth.read && unread === truth.unread;
  return [
    {
      what: `${how}: time`,
      measured: `${seconds.toFixed(1)} s`,
      target: `< ${MOST_SECONDS} s`,
      met: seconds < MOST_SECONDS,
    },
    {
      what: `${how}: memory`,
      measured: peak === null ? 'not told' : `${Math.round(peak)} MB`,
      target: `< ${MOST_MEGABYTES} MB`,
      met: peak === null ? null : peak < MOST_MEGABYTES,
    },
    {
      what: `${how}: lines`,
      measured: `${read} read, ${unread} not`,
      target: `${truth.read}, ${truth.unread}`,
      met: isTrue,
    },
  ];
}

/** A large log of text and one of JSON, read by the command line and by the service. */
export async function measureReading(folder: string, megabytes: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const format of ['nginx', 'caddy'] satisfies LogFormat[]) {
    const path = join(folder, `${format}.log`);
    const truth = await writeLog(path, format, megabytes);
    rows.push(...rowsOf(`${format}, command line`, truth, await byCommand(path)));
    rows.push(...rowsOf(`${format}, on top of the service`, truth, await byService(path, folder)));
    rmSync(path);
  }
  return rows;
}
