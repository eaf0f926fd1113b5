import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { dumpDatabase } from './dump-database.ts';

/** Not with a hard link: a backup may go to a volume without hard links, such as a USB stick. */
async function takeName(file: string): Promise<void> {
  try {
    await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} exists already: name another file`);
    throw error;
  }
}

/** Gives a complete draft its reserved name. If that fails, the name is free again. */
async function moveToName(draft: string, file: string, move: typeof rename): Promise<void> {
  try {
    await move(draft, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * Writes a backup to a gzip file that only its owner may read. The file appears when it is complete.
 *
 * @param move gives the draft its name. Default: the system's rename.
 * @returns how many rows are in it.
 * @throws when the file name is taken, also by a backup that began later and finished first.
 */
export async function writeBackupFile(
  database: Pick<Database, 'db'>,
  file: string,
  facts: { secret: string | null; now: Date },
  move = rename,
): Promise<number> {
  const draft = `${file}.${randomUUID()}.part`;
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
    await takeName(file);
    await moveToName(draft, file, move);
    return rows;
  } finally {
    target.destroy();
    await rm(draft, { force: true });
  }
}

/** The longest line that is read, in characters: a row with the largest text we store takes a tenth of it. */
const LONGEST_LINE = 32_000_000;

/** Explains to the user why a file cannot be read. */
function readingProblem(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT') return new Error(`There is no file ${file}`);
  if (code === 'EISDIR') return new Error(`${file} is a folder: name the backup's file`);
  if (code === 'EACCES') return new Error(`${file} may not be read by this user`);
  if (code === 'Z_BUF_ERROR') return new Error('The backup is cut off: nothing was restored');
  if (code === 'Z_DATA_ERROR')
    return new Error(`${file} is not a backup of Visible AI, or was damaged: nothing was restored`);
  return error;
}

/** The decompressor silently ends at the first byte that is not part of the backup. */
async function refuseMoreBytes(file: string, read: number): Promise<void> {
  const { size } = await stat(file);
  if (size > read) throw new Error('The backup goes on after its end: nothing was restored');
}

/**
 * The lines of a backup file.
 *
 * @throws when the file cannot be read, is not a backup, is truncated, has data after its end, or contains a
 * line that is too long.
 */
export async function* readBackupFile(file: string): AsyncGenerator<string, void, void> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  source.pipe(text).setEncoding('utf8');
  let rest = '';
  try {
    for await (const piece of text as AsyncIterable<string>) {
      const [end = '', ...lines] = piece.split('\n');
      rest += end;
      if (rest.length > LONGEST_LINE)
        throw new Error(`${file} is not a backup of Visible AI: it has a line without an end`);
      const next = lines.pop();
      if (next === undefined) continue;
      yield rest;
      yield* lines;
      rest = next;
    }
    if (rest) yield rest;
    await refuseMoreBytes(file, text.bytesWritten);
  } catch (error) {
    throw readingProblem(error, file);
  } finally {
    source.destroy();
    text.destroy();
  }
}
