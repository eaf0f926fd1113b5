import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../../db/is-database-away.ts';

/** What comes in the place of an answer while the database gives none. */
export const away = Symbol('the database is away');
export type Away = typeof away;

/**
 * The outcome of work on the database, or that it is away: it says so, or says nothing for too long.
 *
 * @throws what else the work throws.
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
    // Whoever stopped waiting hears of no failure later.
    outcome.catch(() => undefined);
  }
}
