import { lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a row's next time has come, or is later than its schedule can make it: then the clock was ahead when it
 * was set, and what is scheduled would rest until that time.
 *
 * @param schedule the column of the row's `Schedule`.
 */
export const isDue = (next: PgColumn, schedule: PgColumn, now: Date): SQL | undefined =>
  or(
    lte(next, now),
    sql`${next} > ${now.toISOString()}::timestamptz + case ${schedule} ->> 'every'
      when 'daily' then interval '3 days' when 'weekly' then interval '9 days' else interval '33 days' end`,
  );
