import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { pino } from 'pino';
import { migrateDatabase } from '../../src/db/migrate-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { schema } from '../../src/db/schema.ts';

/** The database on the test server that others are copied from. */
export const MIGRATED_TEMPLATE = 'visible_ai_migrated';

/**
 * Migrates an embedded database once and writes its archive: opening a copy of it takes a quarter of the
 * time.
 */
export async function archiveEmbedded(file: string): Promise<void> {
  const pglite = await PGlite.create('memory://');
  await migrateDatabase({ db: drizzle(pglite, { schema }) });
  const archive = await pglite.dumpDataDir('none');
  await writeFile(file, new Uint8Array(await archive.arrayBuffer()));
  await pglite.close();
}

/** Drops every database with this prefix. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** Migrates one database on the server; `create database ... template` copies it. */
export async function migrateTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`drop database if exists ${MIGRATED_TEMPLATE} with (force)`);
    await client.query(`create database ${MIGRATED_TEMPLATE}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${MIGRATED_TEMPLATE}`;
  const database = await openDatabase({
    databaseUrl: url.href,
    dataDir: '',
    logger: pino({ level: 'silent' }),
  });
  await database.close();
}
