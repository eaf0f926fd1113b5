import { type EngineThreads, startEngineThreads } from '../start-engine-threads.ts';

declare global {
  /**
   * Kept for the whole process: its test files run one after the other (isolate: false), some with new
   * modules.
   */
  var lentThreads: EngineThreads | undefined;
}

/** On a busy machine a page takes longer to read; deadlines have their own tests. */
const READING_DEADLINE_MS = 30_000;

/**
 * Lends an engine's threads to one test after the other: their start takes a second of processor time, more
 * than most tests. Nothing has to be closed.
 */
export function lendThreads(): EngineThreads {
  globalThis.lentThreads ??= startEngineThreads({ readers: 2, readingDeadlineMs: READING_DEADLINE_MS });
  return globalThis.lentThreads;
}
