import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { dumpDatabase } from './dump-database.ts';

/**
 * Writes a backup to a gzip file that only its owner may read. The file appears when it is whole.
 *
 * @returns how many rows are in it.
 */
export async function writeBackupFile(
  database: Pick<Database, 'db'>,
  file: string,
  facts: { secret: string | null; now: Date },
): Promise<number> {
  const draft = `${file}.part`;
  const gzip = createGzip();
  const target = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
  const written = finished(gzip.pipe(target));
  written.catch(() => undefined);
  try {
    await once(target, 'open');
    const rows = await dumpDatabase(database, facts, async (line) => {
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    await rename(draft, file);
    return rows;
  } catch (error) {
    target.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** The lines of a backup file. */
export async function* readBackupFile(file: string): AsyncGenerator<string, void, void> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}
