import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from 'pino';
import { answersInTime } from './answers-in-time.ts';
import { capTimers } from './cap-timers.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { makePgliteFolder } from './make-pglite-folder.ts';
import { schema } from './schema.ts';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 24 * 60 * 60_000;
/**
 * Limits the log, and sets a buffer for one connection: PostgreSQL's default of 128 MB costs 145 MB of
 * resident memory (327 MB against 181 MB, measured when an existing folder is opened).
 */
const SETTINGS = ['max_wal_size=64MB', 'shared_buffers=16MB'];

/** PGlite has no checkpointer and no autovacuum: we run both at intervals. */
function keepHouse(pglite: PGlite, logger: Logger): () => void {
  const run = (sql: string) => {
    pglite.exec(sql).catch((error: unknown) => logger.warn({ err: error }, `${sql} failed`));
  };
  const timers = [
    setInterval(() => run('CHECKPOINT'), CHECKPOINT_EVERY_MS),
    setInterval(() => run('VACUUM ANALYZE'), VACUUM_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

/** PGlite throws a number for a folder that it cannot use, so this sentence says what to do. */
const unusable = (folder: string, cause: unknown) =>
  new Error(
    `The embedded database in ${folder} could not be opened. Is the folder writable, the disk not full, and nothing in it missing? If it is damaged, move it away and restore a backup.`,
    { cause },
  );

/** PGlite makes its files readable and writable for everybody, so other users must not reach the folder. */
const keepToOurselves = (folder: string, logger: Logger) =>
  chmod(folder, 0o700).catch((error: unknown) =>
    logger.warn({ err: error }, `Other users of this machine may be able to read ${folder}`),
  );

/** Another process uses the folder: any further write of ours, also a last checkpoint, would damage it. */
function stopAtOnce(dataDir: string, logger: Logger): never {
  logger.fatal(
    `DATA_DIR ${dataDir} was taken by another Visible AI process while this one did not answer. This one ends.`,
  );
  process.exit(1);
}

/**
 * The embedded PostgreSQL, in the folder or in memory (`memory`). PGlite has fsync off: its data survives a
 * killed process, but not a power failure.
 *
 * @param copyOf only in memory: the archive of a database (`dumpDataDir`) to start from.
 */
export async function openPglite(dataDir: string, logger: Logger, copyOf?: Blob): Promise<Database> {
  capTimers();
  const inMemory = dataDir === 'memory';
  const unlock = inMemory ? () => undefined : await lockDataDir(dataDir, () => stopAtOnce(dataDir, logger));
  try {
    const folder = join(dataDir, 'db');
    if (!inMemory && !existsSync(join(folder, 'PG_VERSION')))
      await makePgliteFolder(folder).catch((error: unknown) => {
        throw unusable(folder, error);
      });
    if (!inMemory) await keepToOurselves(folder, logger);
    const pglite = await PGlite.create({
      dataDir: inMemory ? 'memory://' : folder,
      ...(copyOf ? { loadDataDir: copyOf } : {}),
      startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    }).catch((error: unknown) => {
      throw unusable(folder, error);
    });
    const stopKeeping = keepHouse(pglite, logger);
    return {
      kind: 'pglite',
      db: drizzle(pglite, { schema }),
      execute: async (text, values) => {
        if (values?.length) return { rows: (await pglite.query<Record<string, unknown>>(text, values)).rows };
        // A multi-statement exec that fails outside a transaction would leave the only connection broken.
        const results = await pglite.transaction((tx) =>
          tx.exec(text.replace(/^\s*(BEGIN|COMMIT);\s*$/gim, '')),
        );
        return { rows: results.at(-1)?.rows ?? [] };
      },
      ping: () => answersInTime(pglite.query('select 1')),
      close: async () => {
        stopKeeping();
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
