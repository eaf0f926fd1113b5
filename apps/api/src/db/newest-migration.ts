import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder.ts';

/** The time of the newest migration that this program knows, milliseconds since 1970. */
export const newestMigration = (): number =>
  Math.max(
    0,
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis),
  );
