import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A lease is a moment by the database's clock, which all instances share: if one instance's clock is an hour
 * ahead, others do not wait an hour longer for its jobs after it has died.
 *
 * @param ms how long a lease lasts that begins with this statement.
 */
export const leaseFor = (ms: number): SQL<Date> =>
  sql`statement_timestamp() + ${ms}::int * interval '1 millisecond'`;

/** Whether somebody still holds the row. */
export const isLeased = (leaseUntil: PgColumn | SQL): SQL<boolean> =>
  sql`coalesce(${leaseUntil} > statement_timestamp(), false)`;
