import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { runnableModule } from '../threads/runnable-module.ts';
import type { KnownRanges } from './agents/known-ranges.ts';
import { type LogOutcome, type PackedOutcome, unpackCounts } from './stream/read-log-task.ts';

export interface LogOptions {
  /** What visits are verified by. */
  ranges: KnownRanges;
  /** Bytes that it may have when it is unpacked. */
  mostBytes: number;
}

/** Reads a log as it comes, gzip or plain, in a thread. Rejects with what the bytes or the signal reject with. */
export type ReadLog = (
  bytes: AsyncIterable<Uint8Array>,
  options: LogOptions,
  signal: AbortSignal,
) => Promise<LogOutcome>;

export interface LogReader {
  readLog: ReadLog;
  close(): Promise<void>;
}

/** A thread reads this many at once: most of them wait for their sender. */
const AT_ONCE = 4;
const THREADS = 2;
/** MB: the most that eight logs with as many paths as are told apart come to. */
const HEAP_MB = 256;
const YOUNG_MB = 8;
const IDLE_MS = 5000;

/** Gives the thread a block whenever it wants one. @returns what ends that, and what went wrong on this side. */
function serveBytes(port: MessagePort, bytes: AsyncIterable<Uint8Array>) {
  const blocks = bytes[Symbol.asyncIterator]();
  let problem: { error: unknown } | null = null;
  const giveOne = async () => {
    const next = await blocks.next();
    if (next.done) return port.postMessage(null);
    // A copy of its own: what it is a part of may be somebody else's.
    const block = new Uint8Array(next.value);
    port.postMessage(block, [block.buffer]);
  };
  let turn: Promise<void> = Promise.resolve();
  port.on('message', () => {
    turn = turn.then(giveOne).catch((error: unknown) => {
      problem ??= { error };
      port.postMessage('left');
    });
  });
  return {
    problem: () => problem,
    leave: () => port.postMessage('left'),
    end() {
      port.close();
      // A sender that never moves again would never say that it is done.
      blocks.return?.().catch(() => undefined);
    },
  };
}

/**
 * Starts the threads in which logs are read when they are needed. What a log says stays in its thread; the counts
 * come back.
 *
 * @param module the module that exports `readLog`: see `siblingModule`.
 */
export function createLogReader(module: URL): LogReader {
  const pool = new Piscina({
    filename: runnableModule(module),
    minThreads: 0,
    maxThreads: THREADS,
    concurrentTasksPerWorker: AT_ONCE,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: [],
    env: {},
    recordTiming: false,
  });
  // A failed thread's logs are rejected to whoever waits for them; the pool starts another.
  pool.on('error', () => undefined);
  return {
    async readLog(bytes, options, signal) {
      signal.throwIfAborted();
      const { port1, port2 } = new MessageChannel();
      const served = serveBytes(port1, bytes);
      signal.addEventListener('abort', served.leave, { once: true });
      try {
        const task = { ...options, port: port2 };
        // The module exports `readLog` with this going in and out.
        const outcome = (await pool.run(task, { name: 'readLog', transferList: [port2] })) as PackedOutcome;
        signal.throwIfAborted();
        const problem = served.problem();
        if (problem) throw problem.error;
        return outcome.ok ? { ok: true, counts: unpackCounts(outcome.counts) } : outcome;
      } finally {
        signal.removeEventListener('abort', served.leave);
        served.end();
      }
    },
    close: () => pool.destroy(),
  };
}
