import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { runnableModule } from '../threads/runnable-module.ts';
import type { KnownRanges } from './agents/known-ranges.ts';
import { type LogOutcome, type PackedOutcome, unpackCounts } from './stream/read-log-task.ts';

export interface LogOptions {
  /** What verifies the visits. */
  ranges: KnownRanges;
  /** The most bytes after decompression. */
  mostBytes: number;
}

/**
 * Reads a log as it arrives, gzip or plain, in a thread. Rejects when the bytes or the signal fail, with
 * their reason.
 */
export type ReadLog = (
  bytes: AsyncIterable<Uint8Array>,
  options: LogOptions,
  signal: AbortSignal,
) => Promise<LogOutcome>;

export interface LogReader {
  readLog: ReadLog;
  close(): Promise<void>;
}

/** The most logs that a thread reads at once: most of them wait for their sender. */
const AT_ONCE = 4;
const THREADS = 2;
/** MB: the most that eight logs with the maximum number of paths need. */
const HEAP_MB = 256;
const YOUNG_MB = 8;
const IDLE_MS = 5000;

/**
 * Gives the thread a block whenever it asks for one. @returns a function that stops this, and an error on
 * this side.
 */
function serveBytes(port: MessagePort, bytes: AsyncIterable<Uint8Array>) {
  const blocks = bytes[Symbol.asyncIterator]();
  let problem: { error: unknown } | null = null;
  const giveOne = async () => {
    const next = await blocks.next();
    if (next.done) return port.postMessage(null);
    // A copy, because the caller may still use the buffer.
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
      // A sender that stops would never report its end.
      blocks.return?.().catch(() => undefined);
    },
  };
}

/**
 * Starts the threads that read logs, when they are needed. A log's text stays in its thread; only the counts
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
  // If a thread fails, its logs are rejected to their callers; the pool starts another thread.
  pool.on('error', () => undefined);
  return {
    async readLog(bytes, options, signal) {
      signal.throwIfAborted();
      const { port1, port2 } = new MessageChannel();
      const served = serveBytes(port1, bytes);
      signal.addEventListener('abort', served.leave, { once: true });
      try {
        const task = { ...options, port: port2 };
        // The module exports `readLog` with this input and output.
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
