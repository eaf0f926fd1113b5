import { nextDue } from '@visible-ai/shared/sites/next-due';
import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { siteHostings } from '../../db/schema/hosting.ts';
import { sites } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { updateHosting } from '../hosting-store.ts';
import { startRefresh } from './start-refresh.ts';

/** A refresh that could not be started, for whatever reason, keeps nobody else waiting. */
const AGAIN_MS = 10 * 60_000;

const isDue = (now: Date) => lte(siteHostings.nextRefreshAt, now);

export const isRefreshDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(siteHostings, isDue(now))) > 0;

/** The next site that is due, held by its row as whoever changes its files holds it. */
async function takeDue(tx: Db, now: Date) {
  const [due] = await tx
    .select({ siteId: sites.id, ownerId: sites.ownerId, schedule: siteHostings.schedule })
    .from(sites)
    .innerJoin(siteHostings, eq(siteHostings.siteId, sites.id))
    .where(isDue(now))
    .orderBy(asc(siteHostings.nextRefreshAt))
    .limit(1)
    .for('no key update', { of: sites, skipLocked: true });
  return due ?? null;
}

/** Starts the refresh and sets when the next is due, in one transaction. False when none is due. */
async function startNext(deps: RefreshDeps): Promise<boolean> {
  const { db, logger } = deps;
  const now = deps.now();
  const hand: { siteId: string | null } = { siteId: null };
  try {
    return await db.transaction(async (tx) => {
      const due = await takeDue(tx, now);
      if (!due) return false;
      const { siteId, ownerId, schedule } = due;
      hand.siteId = siteId;
      // From now on: what was missed in an outage is made up once.
      await updateHosting(tx, siteId, { nextRefreshAt: nextDue(schedule, now, siteId) });
      try {
        const { isNew } = await startRefresh({ ...deps, db: tx }, { siteId, ownerId, origin: 'schedule' });
        logger.info({ siteId, isNew }, 'A refresh was due');
      } catch (error) {
        // The plan has ended, or nothing is published: the next one is due as ever.
        if (!(error instanceof AppError)) throw error;
        logger.info({ siteId, why: error.code }, 'A refresh was due and not begun');
      }
      return true;
    });
  } catch (error) {
    const { siteId } = hand;
    if (!siteId) throw error;
    logger.error({ err: error, siteId }, 'A refresh that was due could not be started');
    await updateHosting(db, siteId, { nextRefreshAt: new Date(now.getTime() + AGAIN_MS) });
    return true;
  }
}

/** Starts every refresh that is due: each once, however many instances try. */
export async function startDueRefreshes(deps: RefreshDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await startNext(deps)));
}
