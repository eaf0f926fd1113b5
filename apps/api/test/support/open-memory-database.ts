import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/open-pglite.ts';
import { lendDatabases } from './lend-databases.ts';

/** A separate database with all tables and no rows; the next test gets it when it is closed. */
export const openMemoryDatabase: () => Promise<Database> = lendDatabases('PGlite', async () => {
  const archive = new Blob([await readFile(inject('embeddedArchive'))]);
  return openPglite('memory', pino({ level: 'silent' }), archive);
});
