import { setImmediate as nextTurn } from 'node:timers/promises';
import { pageOf } from './page-of.ts';

/**
 * The rows of a list one after the other, read a page at a time: only one page is in memory.
 *
 * @param read a page of `size + 1` rows after a cursor, in the order of `afterCursor`.
 */
export async function* eachRow<Row extends { createdAt: Date; id: string }>(
  size: number,
  read: (cursor: string | undefined, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row, undefined> {
  let cursor: string | undefined;
  do {
    // The embedded database answers without leaving the event loop's turn: without this, other requests would
    // wait.
    await nextTurn();
    const { page, nextCursor } = pageOf(await read(cursor, size + 1), size);
    yield* page;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/**
 * The same for rows of a megabyte and more: the list is read by the page, and each row separately.
 *
 * @param read the row of an id; none if it was deleted meanwhile.
 */
export async function* eachLargeRow<Row>(
  listed: AsyncIterable<{ id: string }>,
  read: (id: string) => PromiseLike<Row[]>,
): AsyncGenerator<Row, undefined> {
  for await (const { id } of listed) {
    await nextTurn();
    yield* await read(id);
  }
}
