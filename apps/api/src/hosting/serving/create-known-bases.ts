import type { Db } from '../../db/database.ts';
import { basesSince } from './serving-store.ts';
import { type Away, away } from './within.ts';

export interface KnownBases {
  /** Whether this base exists, as of at most a second ago. */
  has(baseId: string): Promise<boolean | Away>;
  /** Removes a base that is gone for good. */
  forget(baseId: string): void;
}

/** The interval of checks for new bases, however many strangers guess. */
const LOOK_EVERY_MS = 1000;

/**
 * All existing bases, some hundred bytes each, so that a made-up address costs no database query. A base that
 * another instance has made is found within a second.
 *
 * @param parts.clock monotonic milliseconds.
 * @param parts.within stops waiting for a database that is away.
 */
export function createKnownBases({
  db,
  clock,
  within,
}: {
  db: Db;
  clock(): number;
  within<Value>(work: Promise<Value>): Promise<Value | Away>;
}): KnownBases {
  const known = new Set<string>();
  let newest: Date | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<unknown> | null = null;
  let isAway = false;

  const look = async () => {
    lookedAt = clock();
    const rows = await within(Promise.resolve(basesSince(db, newest)));
    isAway = rows === away;
    for (const { baseId, createdAt } of rows === away ? [] : rows) {
      known.add(baseId);
      if (!newest || createdAt > newest) newest = createdAt;
    }
  };
  return {
    async has(baseId) {
      if (known.has(baseId)) return true;
      if (!looking && clock() - lookedAt >= LOOK_EVERY_MS)
        looking = look().finally(() => {
          looking = null;
        });
      await looking;
      if (known.has(baseId)) return true;
      return isAway ? away : false;
    },
    forget: (baseId) => void known.delete(baseId),
  };
}
