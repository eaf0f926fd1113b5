import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from './make-folder.ts';
import { placeFile } from './place-file.ts';

interface Holder {
  /** The lock's current line: every heartbeat changes it. */
  line: string;
  pid: number;
  /** Start time in clock ticks since boot, or '-' if the system does not tell. */
  started: string;
  /** The pid namespace of its pid; null in the lock of an older version. */
  namespace: string | null;
}

export interface LockTimes {
  /** The interval of heartbeats. */
  beatMs: number;
  /** A holder in another container that sends no heartbeat for this long has ended. */
  silentMs: number;
}

const TIMES: LockTimes = { beatMs: 1000, silentMs: 20_000 };
const UNKNOWN = '-';

function readOr(otherwise: string, read: () => string): string {
  try {
    return read().trim();
  } catch {
    return otherwise;
  }
}

/** Field 22 of /proc/PID/stat: a new process with an old pid has another start time. */
const startTime = (pid: number) =>
  readOr(UNKNOWN, () => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? UNKNOWN;
  });

/**
 * Identifies the machine, its boot and the container: a pid means the same process only within one of these.
 */
function ownNamespace(): string {
  const boot = readOr(hostname(), () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  // Two containers of one machine differ in this. If it cannot be read, their host names differ.
  const pids = readOr(hostname(), () => readlinkSync('/proc/self/ns/pid'));
  return createHash('sha256').update(`${boot} ${pids}`).digest('hex').slice(0, 16);
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const now = startTime(pid);
  return started === UNKNOWN || now === UNKNOWN || now === started;
}

function readHolder(file: string): Holder | null {
  const line = readOr('', () => readFileSync(file, 'utf8'));
  const [pid = '', started = UNKNOWN, namespace = null] = line.split(' ');
  return /^\d+$/.test(pid) ? { line, pid: Number(pid), started, namespace } : null;
}

/** Watches a lock whose process cannot be inspected from here. @returns whether there was a heartbeat. */
async function beats(file: string, holder: Holder, { beatMs, silentMs }: LockTimes): Promise<boolean> {
  for (let waited = 0; waited < silentMs; waited += beatMs) {
    await wait(beatMs);
    const now = readHolder(file);
    if (now?.line !== holder.line) return now !== null;
  }
  return false;
}

/** Moves a dead process's lock aside, unless another starting process has just replaced it. */
function moveAside(file: string, aside: string, dead: Holder | null): void {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside)?.line !== dead?.line) placeFile(aside, file);
  rmSync(aside, { force: true });
}

const isHere = (holder: Holder, namespace: string) =>
  holder.namespace === null || holder.namespace === namespace;

const isHeld = async (file: string, holder: Holder, namespace: string, times: LockTimes): Promise<boolean> =>
  isHere(holder, namespace) ? isAlive(holder) : beats(file, holder, times);

/** Writes heartbeats into the lock, and reports when it is no longer ours. */
function keepBeating(
  file: string,
  lock: number,
  line: (beat: number) => string,
  beatMs: number,
  lost: () => void,
) {
  let beat = 0;
  let isSyncing = false;
  let isOver = false;
  // A network volume may buffer what this machine writes for 30 seconds: no other machine would see it.
  const sync = () => {
    if (isSyncing) return;
    isSyncing = true;
    fdatasync(lock, () => {
      isSyncing = false;
      if (isOver) closeSync(lock);
    });
  };
  const isOurs = () => {
    try {
      return statSync(file).ino === fstatSync(lock).ino;
    } catch {
      return false;
    }
  };
  const timer = setInterval(() => {
    beat += 1;
    try {
      writeSync(lock, line(beat), 0);
      sync();
    } catch {
      // A disk that fails for a moment is no reason to end; a lock that was taken by another process is.
    }
    if (isOurs()) return;
    clearInterval(timer);
    lost();
  }, beatMs).unref();
  return () => {
    clearInterval(timer);
    if (isOurs()) rmSync(file, { force: true });
    isOver = true;
    // While the disk still syncs, the file descriptor must not be reused.
    if (!isSyncing) closeSync(lock);
  };
}

/**
 * Takes the folder for this process: two processes on one embedded database destroy it. Processes of the same
 * machine and container are recognised by pid; those of other containers and machines that share the folder
 * by the heartbeats in the lock. The lock of a dead process is taken over: at once in the same container,
 * after `silentMs` elsewhere.
 *
 * @param lost is called if another process has taken the folder anyway: this one was frozen for too long, or
 * the lock was removed by hand. It must stop without writing.
 * @returns the function that releases the folder.
 * @throws when another living process holds it; the message is for the operator.
 */
export async function lockDataDir(dataDir: string, lost: () => void, times = TIMES): Promise<() => void> {
  makeFolder(dataDir);
  const file = join(dataDir, 'visible-ai.lock');
  const draft = `${file}.${randomUUID()}`;
  const namespace = ownNamespace();
  const owner = `${process.pid} ${startTime(process.pid)} ${namespace} ${randomUUID()}`;
  const line = (beat: number) => `${owner} ${String(beat).padStart(12, '0')}\n`;
  const lock = openSync(draft, 'wx+', 0o600);
  try {
    writeSync(lock, line(0), 0);
    fdatasyncSync(lock);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (placeFile(draft, file)) return keepBeating(file, lock, line, times.beatMs, lost);
      const holder = readHolder(file);
      if (holder && (await isHeld(file, holder, namespace, times))) {
        const where = isHere(holder, namespace) ? '' : ', in another container or on another machine';
        throw new Error(
          `DATA_DIR ${dataDir} is in use by another Visible AI process (pid ${holder.pid}${where}). Stop it, or set another DATA_DIR.`,
        );
      }
      moveAside(file, `${draft}.old`, holder);
    }
    throw new Error(`DATA_DIR ${dataDir} could not be locked`);
  } catch (error) {
    closeSync(lock);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
