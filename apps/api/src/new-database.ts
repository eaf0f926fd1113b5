import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from './db/open-database.ts';

/**
 * `node new-database.js FOLDER`: makes an empty embedded database with today's tables, which the build lays beside the
 * program. A half-made folder is never taken for a whole one.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to make: node new-database.js FOLDER');
const draft = `${folder}.draft`;
await rm(draft, { recursive: true, force: true });
const database = await openDatabase({
  databaseUrl: undefined,
  dataDir: draft,
  logger: pino({ level: 'silent' }),
});
await database.close();
await rm(folder, { recursive: true, force: true });
await rename(join(draft, 'db'), folder);
await rm(draft, { recursive: true, force: true });
