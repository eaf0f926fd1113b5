import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
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

/** A database of its own on the server: an address to open as often as a test wants, and its end. */
export async function createPostgresDatabase(
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function openOnServer(server: string): Promise<Database> {
  const { url, drop } = await createPostgresDatabase(server);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', logger: pino({ level: 'silent' }) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

export interface TestDatabase {
  name: string;
  /** An empty database with all tables, gone when closed. */
  create(): Promise<Database>;
}

const server = inject('postgresUrl');

/** For `describe.each(testDatabases)`: what stores do must hold on both databases. */
export const testDatabases: TestDatabase[] = [
  { name: 'PGlite', create: openMemoryDatabase },
  ...(server ? [{ name: 'PostgreSQL', create: () => openOnServer(server) }] : []),
];
