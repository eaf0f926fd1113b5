import { pino } from 'pino';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open-database.ts';

/** A database of the test's own, with all tables, gone when closed. */
export function openMemoryDatabase(): Promise<Database> {
  return openDatabase({ databaseUrl: undefined, dataDir: 'memory', logger: pino({ level: 'silent' }) });
}
