import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from './db/open-database.ts';

/**
 * `node new-database.js FOLDER` makes an empty embedded database with the current tables. The build puts it
 * next to the program. The folder gets its name when it is complete, so a half-made one is never used.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to make: node new-database.js FOLDER');
// Two builds at once must not work on one draft.
const draft = `${folder}.${randomUUID()}`;
const database = await openDatabase({
  databaseUrl: undefined,
  dataDir: draft,
  logger: pino({ level: 'silent' }),
});
await database.close();
await rm(folder, { recursive: true, force: true });
await rename(join(draft, 'db'), folder);
await rm(draft, { recursive: true, force: true });
