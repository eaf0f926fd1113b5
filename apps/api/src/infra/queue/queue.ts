import type { Db } from '../../db/database.ts';

/** A job as its worker sees it: delivered at least once, so the work must be idempotent. */
export interface QueuedJob {
  id: string;
  data: unknown;
  /** 1 for the first try. */
  attempt: number;
  /** Whether another try would follow a failure of this one. */
  lastTry: boolean;
  /** Aborted when the service stops; the job then goes back into the queue. */
  signal: AbortSignal;
}

export interface QueueSettings {
  /** Jobs of this queue that one instance works on at a time. */
  concurrency: number;

  retryLimit: number;
  /** Seconds before the second try; doubled for each one after. */
  retryDelay: number;
  /** Runs again after a failure; when the last try has failed the job ends as failed. */
  work(job: QueuedJob): Promise<void>;
}

/** Jobs that survive the process, on either database. */
export interface Queue {
  /** Declares a queue; before `start`. */
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
  /** Looks at once instead of at the next tick: call it after the commit. */
  wake(name: string): void;
  start(): Promise<void>;
  /** Rejects when the queue is not looked after. */
  ping(): Promise<void>;
  /** Jobs waiting and running by queue name, for the metrics. */
  depth(): Promise<Record<string, number>>;
  /** Lets running jobs end for a moment, aborts the rest, closes. */
  stop(): Promise<void>;
}
