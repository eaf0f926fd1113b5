import type { Db } from '../../db/database.ts';

export interface DueStarts<Due> {
  db: Db;
  now(): Date;
  /** The next that is due, held by its row so that no other instance takes it; null when none is. */
  takeDue(tx: Db, now: Date): Promise<Due | null>;
  /** When it is due after this: from now on, so that what was missed in an outage is made up once. */
  nextOf(due: Due, now: Date): Date | null;
  setNext(tx: Db, due: Due, next: Date | null): Promise<unknown>;
  start(tx: Db, due: Due): Promise<void>;
  /** Told of one that could not be started. */
  onFailure(error: unknown, due: Due): void;
}

/** What could not be started, for whatever reason, is tried again so much later, and keeps nobody else waiting. */
const AGAIN_MS = 10 * 60_000;

/** In one transaction: it is started, and is due next. False when none is due. */
async function startNext<Due>(work: DueStarts<Due>): Promise<boolean> {
  const { db, takeDue, nextOf, setNext, start, onFailure } = work;
  const now = work.now();
  const hand: { due: Due | null } = { due: null };
  try {
    return await db.transaction(async (tx) => {
      const due = await takeDue(tx, now);
      if (!due) return false;
      hand.due = due;
      await setNext(tx, due, nextOf(due, now));
      await start(tx, due);
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

/** Starts everything that is due: each once, however many instances try. */
export async function startEachDue<Due>(work: DueStarts<Due>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await startNext(work)));
}
