import { nextDue } from '@visible-ai/shared/sites/next-due';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { siteHostings } from '../../db/schema/hosting.ts';
import { sites } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { isDue } from '../../infra/queue/is-due.ts';
import { startEachDue } from '../../infra/queue/start-each-due.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { updateHosting } from '../hosting-store.ts';
import { startRefresh } from './start-refresh.ts';

const isRefreshAt = (now: Date) => isDue(siteHostings.nextRefreshAt, siteHostings.schedule, now);

export const isRefreshDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(siteHostings, isRefreshAt(now))) > 0;

/** The next due site, locked by its row like a change of its files. */
async function takeDue(tx: Db, now: Date) {
  const [due] = await tx
    .select({
      siteId: sites.id,
      ownerId: sites.ownerId,
      schedule: siteHostings.schedule,
      at: siteHostings.nextRefreshAt,
    })
    .from(sites)
    .innerJoin(siteHostings, eq(siteHostings.siteId, sites.id))
    .where(isRefreshAt(now))
    .orderBy(asc(siteHostings.nextRefreshAt))
    .limit(1)
    .for('no key update', { of: sites, skipLocked: true });
  return due ?? null;
}

/** Starts every due refresh: each once, however many instances try. */
export const startDueRefreshes = (deps: RefreshDeps, signal: AbortSignal): Promise<void> =>
  startEachDue(
    {
      ...deps,
      takeDue,
      dueAt: ({ at }) => at,
      nextOf: ({ schedule, siteId }, now) => nextDue(schedule, now, siteId),
      setNext: (tx, { siteId }, nextRefreshAt) => updateHosting(tx, siteId, { nextRefreshAt }),
      async start(tx, { siteId, ownerId }) {
        const { logger } = deps;
        try {
          const asked = { siteId, ownerId, origin: 'schedule' } as const;
          const { isNew } = await startRefresh({ ...deps, db: tx }, asked);
          logger.info({ siteId, isNew }, 'A refresh was due');
        } catch (error) {
          // The plan has ended, or nothing is published: the next refresh stays due as usual.
          if (!(error instanceof AppError)) throw error;
          logger.info({ siteId, why: error.code }, 'A refresh was due and not begun');
        }
      },
      onFailure: (error, { siteId }) =>
        deps.logger.error({ err: error, siteId }, 'A refresh that was due could not be started'),
    },
    signal,
  );
