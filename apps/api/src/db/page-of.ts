import { and, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The sort key of lists: newest first, then by id. */
interface Listed {
  createdAt: Date;
  id: string;
}

/**
 * The rows after the previous page.
 *
 * @param cursor its `nextCursor`, already validated by the contract's schema.
 */
export function afterCursor(
  { createdAt, id }: { createdAt: PgColumn; id: PgColumn },
  cursor: string | undefined,
): SQL | undefined {
  const [, time, lastId] = /^(\d+)\.(.+)$/.exec(cursor ?? '') ?? [];
  if (!time || !lastId) return undefined;
  const moment = new Date(Number(time));
  return or(lt(createdAt, moment), and(eq(createdAt, moment), gt(id, lastId)));
}

/** The first rows as a page, and the cursor of the next page if there are more rows. */
export function pageOf<Row extends Listed>(
  rows: readonly Row[],
  size: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const nextCursor = rows.length > size && last ? `${last.createdAt.getTime()}.${last.id}` : null;
  return { page, nextCursor };
}
