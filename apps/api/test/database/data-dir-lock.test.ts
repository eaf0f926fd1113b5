import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildProgram } from '../../../../test/support/build-program.ts';
import { lockDataDir } from '../../src/db/data-dir-lock.ts';

const program = buildProgram(new URL('../support/hold-data-dir.ts', import.meta.url), []);
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

/** The answer of another process that takes the folder. */
async function take(): Promise<string> {
  const child = spawn(process.execPath, [program, dataDir], {
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

const times = { beatMs: 20, silentMs: 200 };
const lockFile = () => join(dataDir, 'visible-ai.lock');
/** A lock as a process in another container writes it; here the pid is our own. */
async function foreignLock(beat: number): Promise<void> {
  const draft = join(dataDir, `foreign-${beat}`);
  await writeFile(draft, `${process.pid} - another-container x ${beat}\n`);
  await rename(draft, lockFile());
}

it('a holder in another container is left alone as long as it gives signs of life', async () => {
  await foreignLock(0);
  let beat = 0;
  let beaten = Promise.resolve();
  const beating = setInterval(() => {
    beaten = beaten.then(() => foreignLock(++beat));
  }, times.beatMs);
  const refused = lockDataDir(dataDir, () => undefined, times);
  await expect(refused).rejects.toThrow(/another container or on another machine/);
  clearInterval(beating);
  // An open heartbeat would miss its folder.
  await beaten;
});

const ownPids = ['-Ur', '--pid', '--fork', '--kill-child', '--mount-proc'];
const canUnshare = spawnSync('unshare', [...ownPids, 'true']).status === 0;

it.skipIf(!canUnshare)('a process with process numbers of its own is seen to live by its beats', async () => {
  const child = spawn('unshare', [...ownPids, process.execPath, program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const [said] = await once(child.stdout, 'data');
  expect(String(said).trim()).toBe('held');
  const refused = lockDataDir(dataDir, () => undefined, { beatMs: 50, silentMs: 10_000 });
  await expect(refused).rejects.toThrow(/\(pid 1, in another container/);
});

it('gives a folder back while a beat is under way to the disk', async () => {
  const lost = vi.fn();
  for (let round = 0; round < 20; round += 1) {
    const giveBack = await lockDataDir(dataDir, lost, { beatMs: 1, silentMs: 200 });
    await new Promise((resolve) => setTimeout(resolve, 3));
    giveBack();
  }
  expect(lost).not.toHaveBeenCalled();
  expect(await readdir(dataDir)).toEqual([]);
});

it('a silent one’s folder is taken over, and given back whole', async () => {
  await foreignLock(0);
  const giveBack = await lockDataDir(dataDir, () => undefined, times);
  expect(await readFile(lockFile(), 'utf8')).not.toContain('another-container');
  giveBack();
  expect(await readdir(dataDir)).toEqual([]);
});

it('whoever was frozen while its folder was taken hears of it, and leaves the new lock alone', async () => {
  const lost = vi.fn();
  const giveBack = await lockDataDir(dataDir, lost, times);
  await rm(lockFile());
  await foreignLock(0);
  await expect.poll(() => lost.mock.calls.length).toBe(1);
  giveBack();
  expect(await readFile(lockFile(), 'utf8')).toContain('another-container');
});
