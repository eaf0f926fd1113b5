import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../e2e/support/free-ports.ts';

const main = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));
/** Long, for a busy machine. */
const START_WITHIN_MS = 120_000;

export interface Service {
  url: string;
  /** Memory in use now, in megabytes, and open files and connections; null if the system does not tell. */
  holding(): { megabytes: number; descriptors: number } | null;
  /** Peak memory of the process since `forgetPeak`, in megabytes; null if the system does not tell. */
  peakMegabytes(): number | null;
  forgetPeak(): void;
  /** Processor time since the start, in milliseconds; 0 if the system does not tell. */
  processorMs(): number;
  /** Whether the process has ended, for any reason. */
  hasEnded(): boolean;
  /** kill -9, like a machine failure: nothing is cleaned up. */
  kill(): Promise<void>;
  /** SIGTERM. @returns its exit code, or null if it had to be killed. */
  stop(): Promise<number | null>;
}

/** On Linux the process is bound to so many cores; elsewhere it has all of them, and the table says so. */
function command(cores: number, program: string): [string, string[]] {
  const node = [process.execPath, '--enable-source-maps', program];
  if (process.platform !== 'linux') return [process.execPath, node.slice(1)];
  return ['taskset', ['-c', `0-${cores - 1}`, ...node]];
}

async function whenHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const healthy = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await wait(50);
  }
  throw new Error('The service did not start: run `npm run build` and look at its log');
}

/**
 * Starts the built service with an empty data folder, practically without rate limits, and on a free port
 * unless PORT is set.
 *
 * @param allow `host:port` of the sites that it may audit.
 * @param cores the cores that it may use.
 * @param environment further variables, which override ours.
 * @param program another program to compare with; it takes PORT and answers `/health`.
 */
export async function startService(
  allow: readonly string[],
  cores: number,
  environment: Record<string, string> = {},
  program = main,
): Promise<Service> {
  const port = environment.PORT ?? (await freePorts(1))[0];
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-bench-'));
  const [file, args] = command(cores, program);
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As `npm start` sets it.
      UV_THREADPOOL_SIZE: '16',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ALLOW_PRIVATE_TARGETS: allow.join(','),
      PAGESPEED: 'off',
      AGENT_RANGES_URL: 'off',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await whenHealthy(url, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const megabytesOf = (field: 'VmHWM' | 'VmRSS'): number | null => {
    if (process.platform !== 'linux') return null;
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  };
  return {
    url,
    holding() {
      const megabytes = megabytesOf('VmRSS');
      return megabytes === null
        ? null
        : { megabytes, descriptors: readdirSync(`/proc/${child.pid}/fd`).length };
    },
    peakMegabytes: () => megabytesOf('VmHWM'),
    forgetPeak() {
      // proc(5): 5 resets the peak to the current use.
      if (process.platform === 'linux') writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
    },
    processorMs() {
      if (process.platform !== 'linux') return 0;
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'latin1');
      // proc(5): user and system time are fields 14 and 15, in hundredths of a second.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
