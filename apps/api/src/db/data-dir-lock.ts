import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Holder {
  pid: number;
  /** Start time in clock ticks since boot, or null where the system does not tell. */
  started: string | null;
}

/** Field 22 of /proc/PID/stat: a new process with an old pid has another start time. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const now = startTime(pid);
  return started === null || now === null || now === started;
}

function readHolder(file: string): Holder | null {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), started: started || null } : null;
  } catch {
    return null;
  }
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Puts a whole lock in place at once: a reader never sees a half-written one. */
function place(file: string, draft: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isExisting(error)) return false;
    throw error;
  }
}

/** Moves a dead process's lock aside, unless another starter has just replaced it with a living one. */
function moveAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) place(file, aside);
  rmSync(aside, { force: true });
}

/**
 * Takes the folder for this process: two processes on one embedded database destroy it. The lock of a dead
 * process is taken over.
 *
 * @returns the function that gives the folder back.
 * @throws when another living process holds it; the message is for the operator.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'visible-ai.lock');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${startTime(process.pid) ?? ''}\n`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (place(file, draft)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (holder && isAlive(holder))
        throw new Error(
          `DATA_DIR ${dataDir} is in use by another Visible AI process (pid ${holder.pid}). Stop it, or set another DATA_DIR.`,
        );
      moveAside(file, `${draft}.old`);
    }
    throw new Error(`DATA_DIR ${dataDir} could not be locked`);
  } finally {
    rmSync(draft, { force: true });
  }
}
