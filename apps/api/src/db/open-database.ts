import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openPglite } from './open-pglite.ts';
import { askWritable, openPostgres } from './open-postgres.ts';

export interface DatabaseSettings {
  /** PostgreSQL; if unset, the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database, or `memory`. */
  dataDir: string;
  logger: Logger;
}

/**
 * Opens the database and migrates its tables.
 *
 * @throws when the embedded folder is in use by another process, or PostgreSQL cannot be reached or is
 * read-only.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, logger } = settings;
  const database = databaseUrl ? await openPostgres(databaseUrl, logger) : await openPglite(dataDir, logger);
  try {
    if (databaseUrl) await askWritable(database);
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
