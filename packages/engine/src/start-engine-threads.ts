import { createWritingThreads, type WritingThreads } from './create-writing-threads.ts';
import type { ForeignTasks } from './foreign-tasks.ts';
import { createLogReader, type LogReader } from './logs/create-log-reader.ts';
import { createForeignBytesPool } from './threads/create-foreign-bytes-pool.ts';
import type { ForeignBytesPool } from './threads/foreign-bytes.ts';
import { siblingModule } from './threads/sibling-module.ts';

export interface EngineThreadSettings {
  /** How many threads read foreign bytes. Default: one per processor, at most 4. */
  readers?: number;
  /**
   * Whether all reading threads start at once and compile their code first, so that no visitor of a service waits for
   * that. Default: one starts at once, the others when there is work for them.
   */
  warmReaders?: boolean;
  /** Milliseconds of processor time that a page may take to be read. Default: 4000. */
  readingDeadlineMs?: number;
  /** Called when a reading thread has failed while it had no task. */
  onWorkerError?: (error: Error) => void;
}

/** The threads of an engine. Several engines of one process can share them. */
export interface EngineThreads {
  /** Read foreign bytes. */
  readers: ForeignBytesPool<ForeignTasks>;
  /** Write files, judge sites, draw reports. They start when they are needed. */
  writing: WritingThreads;
  /** Read access logs. They start when they are needed. */
  logs: LogReader;
  /** Ends the threads. Work that still runs is dropped. */
  close(): Promise<void>;
}

/** Starts the threads of an engine. Close them when you no longer need them. */
export function startEngineThreads(settings: EngineThreadSettings = {}): EngineThreads {
  const { readers: workers, warmReaders: warm, readingDeadlineMs: deadlineMs, onWorkerError } = settings;
  const readers = createForeignBytesPool<ForeignTasks>({
    module: siblingModule('foreign-tasks', import.meta.url),
    ...(workers === undefined ? {} : { workers }),
    ...(warm === undefined ? {} : { warm }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    ...(onWorkerError ? { onWorkerError } : {}),
  });
  const writing = createWritingThreads(siblingModule('writing-tasks', import.meta.url));
  const logs = createLogReader(siblingModule('log-tasks', import.meta.url));
  return {
    readers,
    writing,
    logs,
    async close() {
      await readers.close();
      await logs.close();
      await writing.close();
    },
  };
}
