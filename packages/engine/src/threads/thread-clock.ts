import { readFileSync, readlinkSync } from 'node:fs';

/**
 * What is sent with a task, shared between threads: when it began (`process.hrtime.bigint()`, 0 while it
 * waits; written last, to show that the others are set), the system's id of its thread (0 if there is none),
 * the nanoseconds of processor time that the thread had used before, and 1 if its caller has left.
 */
export type TaskCells = BigInt64Array<SharedArrayBuffer>;

const CELLS = 4;
/** A tick of /proc: USER_HZ is 100 for programs on every Linux. */
const TICK_NS = 10_000_000n;

export const taskCells = (): TaskCells =>
  new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT * CELLS));

/** Processor time of a thread in nanoseconds, from /proc; null if the system has none. */
function usedBy(thread: bigint): bigint | null {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    // The name in brackets may contain spaces. After it: the state, then user and system time as 12th and
    // 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (BigInt(fields[11] ?? '') + BigInt(fields[12] ?? '')) * TICK_NS;
  } catch {
    return null;
  }
}

function ownThread(): bigint {
  try {
    return BigInt(readlinkSync('/proc/thread-self').split('/').at(-1) ?? '0');
  } catch {
    return 0n;
  }
}

/** Notes that nobody waits for a task any more. */
export function noteCallerLeft(cells: TaskCells): void {
  Atomics.store(cells, 3, 1n);
}

export const callerHasLeft = (cells: TaskCells): boolean => Atomics.load(cells, 3) === 1n;

/** Notes in a worker that its task begins. */
export function noteStart(cells: TaskCells): void {
  const thread = ownThread();
  Atomics.store(cells, 1, thread);
  Atomics.store(cells, 2, usedBy(thread) ?? 0n);
  Atomics.store(cells, 0, process.hrtime.bigint());
}

/** Milliseconds since a task began; null while it waits. */
export function sinceStart(cells: TaskCells): { wallMs: number; cpuMs: number } | null {
  const atNs = Atomics.load(cells, 0);
  if (atNs === 0n) return null;
  const wallMs = Number(process.hrtime.bigint() - atNs) / 1e6;
  const thread = Atomics.load(cells, 1);
  const used = thread === 0n ? null : usedBy(thread);
  // Node 20 gives no processor time of a thread: without /proc we use wall-clock time.
  const cpuMs = used === null ? wallMs : Number(used - Atomics.load(cells, 2)) / 1e6;
  return { wallMs, cpuMs };
}
