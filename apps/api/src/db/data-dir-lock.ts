import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  mkdirSync,
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
import { placeFile } from './place-file.ts';

interface Holder {
  /** The line of the lock as it stands: with every beat it is another one. */
  line: string;
  pid: number;
  /** Start time in clock ticks since boot, or '-' where the system does not tell. */
  started: string;
  /** Which process numbers its pid belongs to; null in the lock of an older version. */
  namespace: string | null;
}

export interface LockTimes {
  /** Between two signs of life. */
  beatMs: number;
  /** A holder elsewhere that gives no sign of life for so long has ended. */
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

/** Names the machine, its boot and the container: only within one of these does a pid mean the same process. */
function ownNamespace(): string {
  const boot = readOr(hostname(), () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  // Without it two containers of one machine would pass for one: their host names differ.
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

/** Watches a lock whose process cannot be looked at from here. @returns whether a sign of life came. */
async function beats(file: string, holder: Holder, { beatMs, silentMs }: LockTimes): Promise<boolean> {
  for (let waited = 0; waited < silentMs; waited += beatMs) {
    await wait(beatMs);
    const now = readHolder(file);
    if (now?.line !== holder.line) return now !== null;
  }
  return false;
}

/** Moves a dead process's lock aside, unless another starter has just replaced it. */
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

/** Gives signs of life in the placed lock, and says so once it is no longer ours. */
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
  // A network volume may keep what was written on this machine for 30 seconds: nobody elsewhere would see it.
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
      // A disk that fails for a moment is no reason to end; a lock that was taken meanwhile is.
    }
    if (isOurs()) return;
    clearInterval(timer);
    lost();
  }, beatMs).unref();
  return () => {
    clearInterval(timer);
    if (isOurs()) rmSync(file, { force: true });
    isOver = true;
    // While the disk is at it the number of the file must not pass to another.
    if (!isSyncing) closeSync(lock);
  };
}

/**
 * Takes the folder for this process: two processes on one embedded database destroy it. Processes of the same
 * machine and container are told by their pid; those of other containers and machines that share the folder by the
 * signs of life that a holder writes into its lock. The lock of a dead process is taken over, at once here and after
 * `silentMs` elsewhere.
 *
 * @param lost is called when another process has taken the folder all the same: this one was frozen for too long, or
 *   the lock was removed by hand. It must stop without writing.
 * @returns the function that gives the folder back.
 * @throws when another living process holds it; the message is for the operator.
 */
export async function lockDataDir(dataDir: string, lost: () => void, times = TIMES): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
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
