import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../../db/is-database-away.ts';

/** Returned instead of an answer while the database gives none. */
export const away = Symbol('the database is away');
export type Away = typeof away;

/**
 * The result of work on the database, or `away`: if it reports so, or does not answer in time.
 *
 * @throws any other error of the work.
 */
export async function withinPatience<Value>(work: Promise<Value>, patienceMs: number): Promise<Value | Away> {
  const enough = new AbortController();
  const late = wait(patienceMs, away, { signal: enough.signal, ref: false }).catch((): Away => away);
  const outcome = work.catch((error: unknown): Away => {
    if (isDatabaseAway(error)) return away;
    throw error;
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    enough.abort();
    // After the wait has ended, a later failure must not be unhandled.
    outcome.catch(() => undefined);
  }
}
