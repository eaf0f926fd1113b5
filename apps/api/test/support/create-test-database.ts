import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { lendDatabases } from './lend-databases.ts';
import { MIGRATED_TEMPLATE } from './migrate-templates.ts';
import { openMemoryDatabase } from './open-memory-database.ts';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A separate database on the server: its address, which a test may open repeatedly, and how to drop it.
 *
 * @param template the database to copy; without one it is empty.
 */
export async function createPostgresDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** Like `openMemoryDatabase`, on the server; all are dropped after the run (serve-databases.ts). */
const openOnServer = (server: string) =>
  lendDatabases('PostgreSQL', async () => {
    const { url } = await createPostgresDatabase(server, MIGRATED_TEMPLATE);
    return openPostgres(url, pino({ level: 'silent' }));
  });

export interface TestDatabase {
  name: string;
  /** A database with all tables and no rows; the next test gets it when it is closed. */
  create(): Promise<Database>;
}

const server = inject('postgresUrl');

/** For `describe.each(testDatabases)`: stores must behave alike on both databases. */
export const testDatabases: TestDatabase[] = [
  { name: 'PGlite', create: openMemoryDatabase },
  ...(server ? [{ name: 'PostgreSQL', create: openOnServer(server) }] : []),
];
