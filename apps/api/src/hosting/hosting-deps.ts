import type { Db } from '../db/database.ts';

/** What the use cases around hosted files stand on. */
export interface HostingDeps {
  db: Db;
  appUrl: string;
  now(): Date;
  /** An id that nobody guesses: 128 bits or more. */
  newBaseId(): string;
}
