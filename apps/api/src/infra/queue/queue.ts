import type { Db } from '../../db/database.ts';

/** A job for its worker. It is delivered at least once, so the work must be idempotent. */
export interface QueuedJob {
  id: string;
  data: unknown;
  /** 1 for the first attempt. */
  attempt: number;
  /** Whether a failure of this attempt is final. */
  lastTry: boolean;
  /** Aborted when the service stops; the job then goes back into the queue. */
  signal: AbortSignal;
}

export interface QueueSettings {
  /** Jobs of this queue that one instance works on at a time. */
  concurrency: number;

  retryLimit: number;
  /** Seconds before the second attempt; doubled for each later one. */
  retryDelay: number;
  /** Runs again after a failure; when the last attempt has failed, the job ends as failed. */
  work(job: QueuedJob): Promise<void>;
}

/** Jobs that survive the process, on either database. */
export interface Queue {
  /** Declares a queue; must be called before `start`. */
  define(name: string, settings: QueueSettings): void;
  /**
   * Adds a job in the caller's transaction: it exists exactly when the transaction commits.
   *
   * @param options.key the same key twice is the same job
   */
  send(
    tx: Db,
    name: string,
    data: Record<string, unknown>,
    options?: { key?: string; startAfter?: Date },
  ): Promise<void>;
  /** Polls at once instead of at the next interval: call it after the commit. */
  wake(name: string): void;
  start(): Promise<void>;
  /** Rejects if the queue is not polled. */
  ping(): Promise<void>;
  /** Waiting and running jobs by queue name, for the metrics. */
  depth(): Promise<Record<string, number>>;
  /** Gives running jobs a moment to end, aborts the rest, and closes. */
  stop(): Promise<void>;
}
