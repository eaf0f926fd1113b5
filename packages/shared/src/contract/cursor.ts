import { z } from 'zod';

/**
 * Where a list goes on: the time of the last row of the page before, in milliseconds, and its id. Of the query of a
 * list whose answer holds `nextCursor`.
 *
 * @param id what the ids of its rows look like.
 */
const cursorOf = (id: string) =>
  z.string().regex(new RegExp(`^\\d{1,13}\\.${id}$`), 'cursor is the nextCursor of the page before');

/** Of rows with ids that cannot be guessed. */
export const secretCursor = cursorOf('[A-Za-z0-9_-]{1,64}');
/** Of rows with UUIDs. */
export const uuidCursor = cursorOf('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');

/** Of a list that is ordered by something else than time: opaque to its caller. */
export const listCursor = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,600}$/, 'cursor is the nextCursor of the page before');

export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: 'the `cursor` of the next page; null on the last one' });
