import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ForeignBytesPool, TaskOutcome } from './foreign-bytes.ts';
import { type TaskCall, WARM } from './foreign-task.ts';
import { runnableModule } from './runnable-module.ts';
import { noteCallerLeft, sinceStart, type TaskCells, taskCells } from './thread-clock.ts';

export interface ForeignBytesPoolSettings {
  /** The module whose exports, made by `foreignTask`, are the tasks: see `siblingModule`. */
  module: URL;
  /** Threads; by default one per processor, at most 4. */
  workers?: number;
  /**
   * Milliseconds of processor time for a task: waiting for a worker, or for a busy machine, does not count. A
   * task that does nothing is ended after several times as long.
   */
  deadlineMs?: number;
  /** The old space of a worker's heap, in MB; default: `HEAP_MB`. */
  heapMb?: number;
  /**
   * Whether all threads start at once and compile their code before their first task (`WARM`). Otherwise one
   * starts at once and the others when needed: that is cheaper for few tasks.
   */
  warm?: boolean;
  /** Called when a worker failed while it had no task. */
  onWorkerError?: (error: Error) => void;
}

/** 2 MB of an honest page take 1.2 to 2.8 s on the processors where it was measured. */
const DEADLINE_MS = 4000;

const tooComplex = (text: string) => ({ ok: false, failure: 'too-complex', text }) as const;

const notRead = {
  ok: false,
  failure: 'unavailable',
  text: 'The service is too busy to read it now. Please try again in a minute.',
} as const;

/** The error says what ran out: memory, stack or the length of a string. */
function failureOf(error: unknown): TaskOutcome<never> {
  if (!(error instanceof Error)) return { ok: false, failure: 'bug', text: String(error) };
  const ranOut =
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') || error instanceof RangeError;
  if (ranOut) return tooComplex('Reading it took more memory than is allowed.');
  return { ok: false, failure: 'bug', text: `${error.name}: ${error.message}` };
}

/**
 * MB. When it is full, Node ends only the thread, unless one allocation goes more than 16 MB beyond: that
 * aborts the process. So no accepted input may come near it: `npm run bench:readers` sends the worst.
 */
export const HEAP_MB = 256;
/** After this time without work, all threads but one end. */
const IDLE_MS = 10_000;
/** MB; by default V8 takes 48 for each thread. */
const YOUNG_MB = 24;
/** Nobody waits this long for a worker unless none can start any more. */
const MOST_WAITING_MS = 60_000;
/** How many times longer tasks that share a processor may take by the clock; a sleeping task gets no more. */
const MOST_SHARED = 5;
const LEAST_WAIT_MS = 20;

interface Watch {
  signal: AbortSignal;
  /** Whether the deadline ended the task. */
  expired(): boolean;
  stop(): void;
}

/**
 * Aborts when the task has used `deadlineMs` of its thread's processor time. While it waits, the timer
 * restarts: it is not responsible for others.
 */
function watchDeadline(start: TaskCells, deadlineMs: number): Watch {
  const controller = new AbortController();
  const askedAt = process.hrtime.bigint();
  const sinceMs = (moment: bigint) => Number(process.hrtime.bigint() - moment) / 1e6;
  let expired = false;
  let timer = setTimeout(check, deadlineMs);
  function check() {
    const ran = sinceStart(start);
    const goesOn = ran
      ? ran.cpuMs < deadlineMs && ran.wallMs < deadlineMs * MOST_SHARED
      : sinceMs(askedAt) < MOST_WAITING_MS;
    if (goesOn) {
      timer = setTimeout(check, Math.max(LEAST_WAIT_MS, Math.ceil(deadlineMs - (ran?.cpuMs ?? 0))));
      return;
    }
    expired = ran !== null;
    controller.abort();
  }
  return { signal: controller.signal, expired: () => expired, stop: () => clearTimeout(timer) };
}

/**
 * Stops waiting for a task when its caller leaves before it has begun: its thread then skips it. Ending the task
 * would end its thread if it has just been handed over, and a new thread is cold. A started task may finish.
 */
function unlessCallerLeaves<T>(
  running: Promise<TaskOutcome<T>>,
  start: TaskCells,
  leaves: AbortSignal,
): Promise<TaskOutcome<T>> {
  return new Promise((resolve) => {
    const leave = () => {
      if (sinceStart(start) !== null) return;
      noteCallerLeft(start);
      resolve(notRead);
    };
    // A batch of pages shares one signal: Node would report this many listeners as a leak.
    setMaxListeners(0, leaves);
    leaves.addEventListener('abort', leave, { once: true });
    running.then(resolve).finally(() => leaves.removeEventListener('abort', leave));
  });
}

/**
 * Starts the worker threads that read foreign input. A task that exceeds its deadline or heap ends only its
 * own worker, which is replaced; other tasks continue.
 */
export function createForeignBytesPool<Tasks extends Record<string, { input: unknown; output: unknown }>>(
  settings: ForeignBytesPoolSettings,
): ForeignBytesPool<Tasks> {
  const { module, deadlineMs = DEADLINE_MS, heapMb = HEAP_MB, warm = false } = settings;
  const threads = settings.workers ?? Math.max(1, Math.min(availableParallelism(), 4));
  const pool = new Piscina({
    filename: runnableModule(module),
    minThreads: warm ? threads : 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    argv: warm ? [WARM] : [],
    // A small young generation keeps idle workers small and does not slow reading down.
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: [],
    // Code that reads foreign bytes cannot reach any secret of the environment.
    env: {},
    recordTiming: false,
  });
  pool.on('error', (error: Error) => settings.onWorkerError?.(error));

  const runToEnd = async (
    task: string,
    call: TaskCall<unknown>,
    transfer: ArrayBuffer[] | undefined,
  ): Promise<TaskOutcome<unknown>> => {
    const watch = watchDeadline(call.start, deadlineMs);
    try {
      const value: unknown = await pool.run(call, {
        name: task,
        signal: watch.signal,
        ...(transfer ? { transferList: transfer } : {}),
      });
      return { ok: true, value };
    } catch (error) {
      if (watch.expired())
        return tooComplex(`Reading it took more than ${deadlineMs / 1000} seconds of processor time.`);
      if (watch.signal.aborted) return notRead;
      return failureOf(error);
    } finally {
      watch.stop();
    }
  };

  return {
    async run(task, input, { signal, transfer } = {}) {
      if (signal?.aborted) return notRead;
      const call: TaskCall<unknown> = { input, start: taskCells() };
      // The worker's module exports what `Tasks` says: both come from the same file.
      const running = runToEnd(task, call, transfer) as Promise<TaskOutcome<Tasks[typeof task]['output']>>;
      return signal ? unlessCallerLeaves(running, call.start, signal) : running;
    },
    close: () => pool.destroy(),
  };
}
