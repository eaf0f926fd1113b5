import { nextDue } from '@visible-ai/shared/sites/next-due';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerPanels } from '../../db/schema/answers.ts';
import { sites } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { isDue } from '../../infra/queue/is-due.ts';
import { startEachDue } from '../../infra/queue/start-each-due.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { startRun } from '../runs/start-run.ts';

const isRunAt = (now: Date) => isDue(answerPanels.nextRunAt, answerPanels.schedule, now);

export const isRunDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(answerPanels, isRunAt(now))) > 0;

/** The next due site, locked by its row like a change of its panel. */
async function takeDue(tx: Db, now: Date) {
  const [due] = await tx
    .select({
      siteId: sites.id,
      ownerId: sites.ownerId,
      schedule: answerPanels.schedule,
      at: answerPanels.nextRunAt,
    })
    .from(sites)
    .innerJoin(answerPanels, eq(answerPanels.siteId, sites.id))
    .where(isRunAt(now))
    .orderBy(asc(answerPanels.nextRunAt))
    .limit(1)
    .for('no key update', { of: sites, skipLocked: true });
  return due ?? null;
}

/** Starts every due run: each once, however many instances try. */
export const startDueRuns = (deps: AnswersDeps, signal: AbortSignal): Promise<void> =>
  startEachDue(
    {
      ...deps,
      takeDue,
      dueAt: ({ at }) => at,
      nextOf: ({ schedule, siteId }, now) => nextDue(schedule, now, siteId),
      setNext: (tx, { siteId }, nextRunAt) =>
        tx.update(answerPanels).set({ nextRunAt }).where(eq(answerPanels.siteId, siteId)),
      async start(tx, { siteId, ownerId }) {
        const { logger } = deps;
        try {
          const asked = { siteId, ownerId, origin: 'schedule' } as const;
          const { runId, isNew } = await startRun({ ...deps, db: tx }, asked);
          logger.info({ siteId, runId, isNew }, 'A run was due');
        } catch (error) {
          // No budget left, paused, or not in the plan: the next run stays due as usual.
          if (!(error instanceof AppError)) throw error;
          logger.info({ siteId, why: error.code }, 'A run was due and not begun');
        }
      },
      onFailure: (error, { siteId }) =>
        deps.logger.error({ err: error, siteId }, 'A run that was due could not be started'),
    },
    signal,
  );
