import { type EngineThreads, startEngineThreads } from '../start-engine-threads.ts';

declare global {
  /** Kept for the whole process: its files of tests are run one after the other (isolate: false), some with new modules. */
  var lentThreads: EngineThreads | undefined;
}

/** On a busy machine a page takes longer to be read; what a deadline does is tested where it is kept. */
const READING_DEADLINE_MS = 30_000;

/**
 * Lends the threads of an engine to one test after the other: to start them takes a second of a processor, which is more
 * than most tests take. Nothing has to be closed.
 */
export function lendThreads(): EngineThreads {
  globalThis.lentThreads ??= startEngineThreads({ readers: 2, readingDeadlineMs: READING_DEADLINE_MS });
  return globalThis.lentThreads;
}
