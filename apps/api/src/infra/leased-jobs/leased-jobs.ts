import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import type { Queue } from '../queue/queue.ts';

/** The columns by which a row is a job that one worker at a time has in hand. */
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

/** The phase of a job that nobody takes until it is let on. */
export const RESTS = 'paused';

/** A kind of job: where its rows are, which queue wakes for them, and how many are worked on. */
export interface LeasedJobs {
  /** Its columns are named alike in every such table; a job that has not ended is `running`. */
  table: PgTable & Record<LeaseColumn, PgColumn>;
  /** The queue whose jobs wake a worker; which row it then works on, the rows decide. */
  queue: string;
  /** Of one instance. */
  atATime: number;
  /** Of one owner, on all instances together. */
  mostPerOwner: number;
  /** Any number that is the lock of this table's claims alone. */
  claimLock: number;
}

/** A row in hand, and the run that may write to it. */
export interface Lease {
  id: string;
  worker: string;
}

/** Milliseconds. */
export interface LeaseTiming {
  /** How often a run tells how far it is, and learns that it is to stop. */
  beat: number;
  /** A run that has not told anything for so long is dead: another may go on with its job. */
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

/** How far a job is, as its row keeps it: each field of it, e.g. `pagesDone`, is a column of that name. */
export interface LeaseProgress {
  phase: string;
}
