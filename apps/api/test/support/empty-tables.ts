import type { Database } from '../../src/db/database.ts';

/** Empties what accounts write, so that the tests of a file can share one database. */
export async function emptyTables(database: Database): Promise<void> {
  await database.execute('truncate users, mails, audit_log, rate_limits cascade');
}
