import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder.ts';

/** When the newest migration this program knows was made, milliseconds since 1970. */
export const newestMigration = (): number =>
  Math.max(
    0,
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis),
  );
