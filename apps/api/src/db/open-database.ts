import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { migrateDatabase } from './migrate-database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/** The one query builder both drivers share; a transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Runs SQL as given; several statements at once when there are no values. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Resolves when the database answers, rejects after 2 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** PostgreSQL; unset means the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database, or `memory`. */
  dataDir: string;
  logger: Logger;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws when the embedded folder is in use by another process, or PostgreSQL cannot be reached.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, logger } = settings;
  const database = databaseUrl ? await openPostgres(databaseUrl, logger) : await openPglite(dataDir, logger);
  try {
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
