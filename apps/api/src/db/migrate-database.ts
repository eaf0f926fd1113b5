import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Db } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { newestMigration } from './newest-migration.ts';

/** Any number that no other program uses on the same database. */
const MIGRATION_LOCK = 748_251_903;

async function newestApplied(tx: Db): Promise<number> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const found = await tx.execute(
    sql`select coalesce(max(created_at), 0)::text as newest from drizzle.__drizzle_migrations`,
  );
  const rows = Array.isArray(found) ? found : (found as unknown as { rows: { newest: string }[] }).rows;
  return Number(rows[0]?.newest ?? 0);
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function refuseNewer(applied: number): void {
  const known = newestMigration();
  if (applied > known)
    throw new Error(
      `The database belongs to a newer Visible AI: its tables are of ${day(applied)}, this version knows those of ${day(known)}. Start the newer version, or restore a backup that was made before the update.`,
    );
}

/**
 * Applies missing migrations, in one transaction under an advisory lock, so that any number of processes may
 * start at once.
 *
 * @throws when the database was made by a newer version, whose tables this one does not know.
 */
export async function migrateDatabase({ db }: Pick<Database, 'db'>): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const newest = await newestApplied(tx);
    refuseNewer(newest);
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > newest)) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
