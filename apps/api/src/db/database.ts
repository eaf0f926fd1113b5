import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema.ts';

type Schema = typeof schema;

/** The one query builder both drivers share; a transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Runs SQL as given; several statements at once when there are no values. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Resolves when the database answers, rejects after 2 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
