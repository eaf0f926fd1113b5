import { and, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What rows are listed by, newest first, and of two at the same moment by their ids. */
interface Listed {
  createdAt: Date;
  id: string;
}

/**
 * The rows after those of the page before.
 *
 * @param cursor its `nextCursor`, in the form that the contract's schema has seen to.
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

/** The first rows as a page, and the cursor of the next one when there are more. */
export function pageOf<Row extends Listed>(
  rows: readonly Row[],
  size: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const nextCursor = rows.length > size && last ? `${last.createdAt.getTime()}.${last.id}` : null;
  return { page, nextCursor };
}
