import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '../db/database.ts';
import { newestMigration } from '../db/newest-migration.ts';
import { type BackupHeader, backupEnd, backupHeader, backupRow } from './backup-format.ts';
import { listTables, rowsOf } from './list-tables.ts';

const ROWS_AT_A_TIME = 200;
const counted = z.array(z.object({ rows: z.number() }));

async function refuseUnlessEmpty(tx: Db): Promise<void> {
  for (const { name } of await listTables(tx)) {
    const answer = await tx.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`);
    const rows = counted.parse(rowsOf(answer))[0]?.rows ?? 0;
    if (rows > 0)
      throw new Error(
        `The database is not empty: its table ${name} has ${rows} rows. Restore into a new one.`,
      );
  }
}

/** A line's value; null, which no line contains, if it is not JSON. */
function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

function readHeader(line: string | undefined): BackupHeader {
  const parsed = backupHeader.safeParse(parseLine(line));
  if (!parsed.success) throw new Error('This is not a backup of Visible AI');
  if (parsed.data.migration > newestMigration())
    throw new Error('The backup was made by a newer Visible AI: install that version, then restore.');
  return parsed.data;
}

async function insert(tx: Db, name: string, columns: string[], rows: unknown[]): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  const filling = tx.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
  );
  await filling.catch((error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    throw new Error(`The backup does not fit the table ${name}: nothing was restored. ${reason}`.trim(), {
      cause: error,
    });
  });
}

/**
 * Restores a backup into an empty database, completely or not at all.
 *
 * @param keepRest stores what is in the header and not in the database. If it throws, nothing is restored.
 * @returns the backup's header and how many rows were restored.
 * @throws when the database is not empty, or the backup is not ours, newer than this program, truncated, or
 * has data after its end.
 */
export async function loadDatabase(
  { db }: Pick<Database, 'db'>,
  lines: AsyncIterable<string>,
  keepRest: (header: BackupHeader) => void = () => undefined,
): Promise<{ header: BackupHeader; rows: number }> {
  return db.transaction(async (tx) => {
    await refuseUnlessEmpty(tx);
    let header: BackupHeader | null = null;
    let columns = new Map<string, string[]>();
    let rows = 0;
    let ended = false;
    let batch: { name: string; rows: unknown[] } = { name: '', rows: [] };
    const flush = async () => {
      if (batch.rows.length > 0) await insert(tx, batch.name, columns.get(batch.name) ?? [], batch.rows);
    };
    for await (const line of lines) {
      if (!header) {
        header = readHeader(line);
        columns = new Map(header.tables.map((table) => [table.name, table.columns]));
        continue;
      }
      if (ended) throw new Error('The backup goes on after its end: nothing was restored');
      const parsed = parseLine(line);
      const end = backupEnd.safeParse(parsed);
      if (end.success) {
        if (end.data.rows !== rows) break;
        // The rest is read too: a file with data after its end was changed.
        ended = true;
        continue;
      }
      const found = backupRow.safeParse(parsed);
      if (!found.success) throw new Error(`The backup was damaged after ${rows} rows: nothing was restored`);
      const [name, row] = found.data;
      if (!columns.has(name)) throw new Error(`The backup has rows of a table it does not name: ${name}`);
      if (name !== batch.name || batch.rows.length >= ROWS_AT_A_TIME) {
        await flush();
        batch = { name, rows: [] };
      }
      batch.rows.push(row);
      rows += 1;
    }
    if (!header) readHeader(undefined);
    if (!ended || !header) throw new Error('The backup is cut off: nothing was restored');
    await flush();
    keepRest(header);
    return { header, rows };
  });
}
