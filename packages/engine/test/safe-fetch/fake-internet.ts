import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { buildProgram } from '../../../../test/support/build-program.ts';
import { isPublicAddress } from '../../src/safe-fetch/is-public-address.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const tool = (name: string) => join(shared, 'tools', name);
const runner = buildProgram(new URL('./run-fetches.ts', import.meta.url), []);

const fakenetSchema = z.object({
  dns: z.record(z.string(), z.unknown()),
  route: z.record(z.string(), z.string()),
});
const ledgerLine = z.object({
  ev: z.string(),
  addr: z.string().optional(),
  port: z.number().optional(),
});
const resultSchema = z.object({
  url: z.string(),
  ms: z.number(),
  end: z.string(),
  redirects: z.number(),
  kind: z.string(),
  text: z.string(),
  status: z.number().optional(),
  bytes: z.number().optional(),
});
const memorySchema = z.object({ memory: z.object({ before: z.number(), most: z.number() }) });

export type RunResult = z.infer<typeof resultSchema>;

export const hasFakeInternet = existsSync(tool('fakenet.cjs'));
export const sharedFile = (path: string) => join(shared, path);

export interface FakeInternet {
  behaviours: string[];
  /** Fetches addresses in a process with the fake internet. */
  run(jobs: { urls: string[]; atOnce: number; maxBytes: number }): Promise<{
    results: RunResult[];
    /** Addresses outside the public internet to which a connection was opened. */
    violations: string[];
    connects: number;
    memory: { before: number; most: number };
  }>;
  /** What the hostile upstream counted itself. */
  stats(): Promise<{ canary: number; maxOpen: number }>;
  stop(): void;
}

async function startUpstream(port: number): Promise<ChildProcess> {
  const upstream = spawn(process.execPath, [tool('evil-upstream.mjs'), String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(upstream.stderr, 'data');
  return upstream;
}

/** The hostile web sites of the shared tools behind a fake DNS; every "public" address leads to them. */
export async function startFakeInternet(port: number): Promise<FakeInternet> {
  const folder = await mkdtemp(join(tmpdir(), 'fake-internet-'));
  const sample = fakenetSchema.parse(JSON.parse(await readFile(tool('fakenet.sample.json'), 'utf8')));
  const route = Object.fromEntries(Object.keys(sample.route).map((from) => [from, `127.0.0.1:${port}`]));
  await writeFile(join(folder, 'fakenet.json'), JSON.stringify({ dns: sample.dns, route, allow: [] }));
  const list = await promisify(execFile)(process.execPath, [tool('evil-upstream.mjs'), '1', 'list']);
  const upstream = await startUpstream(port);
  let runs = 0;

  return {
    behaviours: list.stdout.trim().split('\n'),
    async run(jobs) {
      runs += 1;
      const ledger = join(folder, `ledger-${runs}.jsonl`);
      const jobFile = join(folder, `jobs-${runs}.json`);
      await Promise.all([writeFile(jobFile, JSON.stringify(jobs)), writeFile(ledger, '')]);
      const args = ['--require', tool('fakenet.cjs'), runner, jobFile];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, FAKENET: join(folder, 'fakenet.json'), FAKENET_LEDGER: ledger },
      });
      const lines: unknown[] = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const written = (await readFile(ledger, 'utf8')).split('\n').filter((line) => line !== '');
      const connects = written
        .map((line) => ledgerLine.parse(JSON.parse(line)))
        .filter(({ ev }) => ev === 'connect');
      return {
        results: lines.slice(0, -1).map((line) => resultSchema.parse(line)),
        memory: memorySchema.parse(lines.at(-1)).memory,
        violations: connects
          .filter(({ addr = '' }) => !isPublicAddress(addr))
          .map(({ addr, port: to }) => `${addr}:${to}`),
        connects: connects.length,
      };
    },
    async stats() {
      const answer = await fetch(`http://127.0.0.1:${port}/__stats`);
      return z.object({ canary: z.number(), maxOpen: z.number() }).parse(await answer.json());
    },
    stop: () => void upstream.kill(),
  };
}
