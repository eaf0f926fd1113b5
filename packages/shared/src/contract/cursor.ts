import { z } from 'zod';

/**
 * Where a list continues: the time of the previous page's last row, in milliseconds, and that row's id. A list whose
 * answer has `nextCursor` takes it in its query.
 *
 * @param id the pattern of the rows' ids.
 */
const cursorOf = (id: string) =>
  z.string().regex(new RegExp(`^\\d{1,13}\\.${id}$`), 'cursor is the nextCursor of the page before');

/** For rows with ids that cannot be guessed. */
export const secretCursor = cursorOf('[A-Za-z0-9_-]{1,64}');
/** For rows with UUIDs. */
export const uuidCursor = cursorOf('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');

/** For a list that is not ordered by time. Callers cannot read it. */
export const listCursor = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,600}$/, 'cursor is the nextCursor of the page before');

export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: 'the `cursor` of the next page; null on the last one' });
