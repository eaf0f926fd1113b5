import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Converts text with `$1`, `$2` ... and its values to a drizzle statement. */
function toStatement(text: string, values: readonly unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/).map((piece, index) => {
    if (index % 2 === 0) return sql.raw(piece);
    return sql`${sql.param(values[Number(piece) - 1] ?? null)}`;
  });
  return sql.join(pieces);
}

/** Lets a library that takes text and values use our transaction. */
export const runInTransaction = (tx: Db) => ({
  async executeSql(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
    const answer: unknown = await tx.execute(toStatement(text, values));
    const rows = answer && typeof answer === 'object' && 'rows' in answer ? answer.rows : [];
    return { rows: Array.isArray(rows) ? rows : [] };
  },
});
