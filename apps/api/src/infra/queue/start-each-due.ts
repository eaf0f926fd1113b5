import type { Db } from '../../db/database.ts';

export interface DueStarts<Due> {
  db: Db;
  now(): Date;
  /**
   * The next item that `isDue`, locked by its row so that no other instance takes it; null if there is none.
   */
  takeDue(tx: Db, now: Date): Promise<Due | null>;
  /** When it is due. */
  dueAt(due: Due): Date | null;
  /** The next due time, counted from now, so that runs missed in an outage are made up once. */
  nextOf(due: Due, now: Date): Date | null;
  setNext(tx: Db, due: Due, next: Date | null): Promise<unknown>;
  start(tx: Db, due: Due): Promise<void>;
  /** Called for an item that could not be started. */
  onFailure(error: unknown, due: Due): void;
}

/** An item that could not be started is tried again after this time, and delays no other. */
const AGAIN_MS = 10 * 60_000;

/** Starts an item and sets its next due time, in one transaction. False if none is due. */
async function startNext<Due>(work: DueStarts<Due>): Promise<boolean> {
  const { db, takeDue, dueAt, nextOf, setNext, start, onFailure } = work;
  const now = work.now();
  const hand: { due: Due | null } = { due: null };
  try {
    return await db.transaction(async (tx) => {
      const due = await takeDue(tx, now);
      if (!due) return false;
      hand.due = due;
      await setNext(tx, due, nextOf(due, now));
      // The clock was ahead when its time was set: it has the right one now, and is not due.
      const at = dueAt(due);
      if (at && at <= now) await start(tx, due);
      return true;
    });
  } catch (error) {
    const { due } = hand;
    if (!due) throw error;
    onFailure(error, due);
    await setNext(db, due, new Date(now.getTime() + AGAIN_MS));
    return true;
  }
}

/** Starts every due item: each once, however many instances try. */
export async function startEachDue<Due>(work: DueStarts<Due>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await startNext(work)));
}
