import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';

export interface BackupTable {
  name: string;
  columns: string[];
}

const columnRows = z.array(z.object({ table_name: z.string(), column_name: z.string() }));
const referenceRows = z.array(z.object({ child: z.string(), parent: z.string() }));

/** Both drivers answer with `rows`; their content is parsed later. */
export const rowsOf = (answer: unknown): unknown =>
  answer && typeof answer === 'object' && 'rows' in answer ? answer.rows : [];

async function readColumns(tx: Db): Promise<Map<string, string[]>> {
  const answer = await tx.execute(sql`
    select c.table_name, c.column_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`);
  const columns = new Map<string, string[]>();
  for (const { table_name, column_name } of columnRows.parse(rowsOf(answer)))
    columns.set(table_name, [...(columns.get(table_name) ?? []), column_name]);
  return columns;
}

/**
 * All tables of the product, each after the tables that its foreign keys reference, so that rows can be
 * restored in this order.
 */
export async function listTables(tx: Db): Promise<BackupTable[]> {
  const columns = await readColumns(tx);
  const answer = await tx.execute(sql`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const references = referenceRows.parse(rowsOf(answer));
  const ordered: string[] = [];
  const place = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of references) if (child === name) place(parent);
    ordered.push(name);
  };
  for (const name of columns.keys()) place(name);
  return ordered.map((name) => ({ name, columns: columns.get(name) ?? [] }));
}
