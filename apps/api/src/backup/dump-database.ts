import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { newestMigration } from '../db/newest-migration.ts';
import type { BackupHeader } from './backup-format.ts';
import { listTables, rowsOf } from './list-tables.ts';

const ROWS_AT_A_TIME = 500;
const lines = z.array(z.object({ line: z.string() }));

/**
 * Writes all stored data as lines of JSON: a header, the rows, an end mark. It is one consistent snapshot,
 * however long the writing takes; the embedded database answers other requests after it.
 *
 * @param write takes one line, without its line break.
 * @returns how many rows were written.
 */
export async function dumpDatabase(
  { db }: Pick<Database, 'db'>,
  facts: { secret: string | null; now: Date },
  write: (line: string) => Promise<void>,
): Promise<number> {
  return db.transaction(
    async (tx) => {
      const tables = await listTables(tx);
      const header: BackupHeader = {
        format: 'visible-ai-backup',
        formatVersion: 1,
        createdAt: facts.now.toISOString(),
        migration: newestMigration(),
        secret: facts.secret,
        tables,
      };
      await write(JSON.stringify(header));
      let rows = 0;
      for (const { name } of tables) {
        await tx.execute(
          sql`declare backup_rows cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
        );
        for (;;) {
          const batch = lines.parse(
            rowsOf(await tx.execute(sql.raw(`fetch ${ROWS_AT_A_TIME} from backup_rows`))),
          );
          for (const { line } of batch) await write(`[${JSON.stringify(name)},${line}]`);
          rows += batch.length;
          if (batch.length < ROWS_AT_A_TIME) break;
        }
        await tx.execute(sql`close backup_rows`);
      }
      await write(JSON.stringify({ end: true, rows }));
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
