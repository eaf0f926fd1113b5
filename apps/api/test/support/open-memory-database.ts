import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/open-pglite.ts';

/** A database of the test's own, with all tables, gone when closed. */
export async function openMemoryDatabase(): Promise<Database> {
  const archive = new Blob([await readFile(inject('embeddedArchive'))]);
  return openPglite('memory', pino({ level: 'silent' }), archive);
}
