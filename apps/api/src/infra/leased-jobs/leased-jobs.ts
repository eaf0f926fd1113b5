import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import type { Queue } from '../queue/queue.ts';

/** The columns that make a row a job with one worker at a time. */
type LeaseColumn =
  | 'id'
  | 'ownerId'
  | 'status'
  | 'phase'
  | 'cancelRequestedAt'
  | 'worker'
  | 'leaseUntil'
  | 'attempts'
  | 'workedMs'
  | 'createdAt';

/** The phase of a job that no worker takes until it is resumed. */
export const RESTS = 'paused';

/** A kind of job: its table, the queue that wakes its workers, and how many jobs run at once. */
export interface LeasedJobs {
  /** The columns have the same names in every such table; a job that has not ended is `running`. */
  table: PgTable & Record<LeaseColumn, PgColumn>;
  /** The queue that wakes a worker; the rows decide which job it takes. */
  queue: string;
  /** For one instance. */
  atATime: number;
  /** For one owner, on all instances together. */
  mostPerOwner: number;
  /** A lock number that only the claims of this table use. */
  claimLock: number;
}

/** A claimed row, and the run that may write to it. */
export interface Lease {
  id: string;
  worker: string;
}

/** Milliseconds. */
export interface LeaseTiming {
  /** The heartbeat: how often a run reports its progress, and learns that it must stop. */
  beat: number;
  /** A run without a heartbeat for this long is dead: another may continue its job. */
  lease: number;
}

export const leaseTiming: LeaseTiming = { beat: 700, lease: 15_000 };

export interface LeaseDeps {
  db: Db;
  queue: Pick<Queue, 'send' | 'wake'>;
  logger: Logger;
  timing: LeaseTiming;
  now(): Date;
}

/** The progress of a job, as its row stores it: each field, e.g. `pagesDone`, is a column of that name. */
export interface LeaseProgress {
  phase: string;
}
