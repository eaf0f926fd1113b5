import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../support/hold-data-dir.ts', import.meta.url));
let dataDir: string;
let started: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** What a process of its own says to taking the folder. */
async function take(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const [said] = await once(child.stdout, 'data');
  return String(said).trim();
}

it('of processes that find a dead one’s lock together, one takes the folder and leaves nothing behind', async () => {
  await writeFile(join(dataDir, 'visible-ai.lock'), '999999999 1\n');
  const answers = await Promise.all([take(), take(), take(), take()]);
  expect(answers.filter((said) => said === 'held')).toHaveLength(1);
  const refused = answers.filter((said) => said !== 'held');
  for (const said of refused) expect(said).toMatch(/in use by another Visible AI process \(pid \d+\)/);
  await expect.poll(() => readdir(dataDir)).toEqual(['visible-ai.lock']);
});

it('a killed process’s folder is free for the next', async () => {
  expect(await take()).toBe('held');
  const [holder] = started;
  holder?.kill('SIGKILL');
  if (holder) await once(holder, 'exit');
  expect(await take()).toBe('held');
});
