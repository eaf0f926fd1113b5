import { nextDue } from '@visible-ai/shared/sites/next-due';
import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerPanels } from '../../db/schema/answers.ts';
import { sites } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { startRun } from '../runs/start-run.ts';

/** A run that could not be started, for whatever reason, keeps nobody else waiting. */
const AGAIN_MS = 10 * 60_000;

const isDue = (now: Date) => lte(answerPanels.nextRunAt, now);

export const isRunDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(answerPanels, isDue(now))) > 0;

/** The next site that is due, held by its row as whoever changes its panel holds it. */
async function takeDue(tx: Db, now: Date) {
  const [due] = await tx
    .select({ siteId: sites.id, ownerId: sites.ownerId, schedule: answerPanels.schedule })
    .from(sites)
    .innerJoin(answerPanels, eq(answerPanels.siteId, sites.id))
    .where(isDue(now))
    .orderBy(asc(answerPanels.nextRunAt))
    .limit(1)
    .for('no key update', { of: sites, skipLocked: true });
  return due ?? null;
}

/** Starts the run and sets when the next is due, in one transaction. False when none is due. */
async function startNext(deps: AnswersDeps): Promise<boolean> {
  const { db, logger } = deps;
  const now = deps.now();
  const hand: { siteId: string | null } = { siteId: null };
  const setNext = (tx: Db, siteId: string, nextRunAt: Date | null) =>
    tx.update(answerPanels).set({ nextRunAt }).where(eq(answerPanels.siteId, siteId));
  try {
    return await db.transaction(async (tx) => {
      const due = await takeDue(tx, now);
      if (!due) return false;
      const { siteId, ownerId, schedule } = due;
      hand.siteId = siteId;
      // From now on: what was missed in an outage is made up once.
      await setNext(tx, siteId, nextDue(schedule, now, siteId));
      try {
        const { runId, isNew } = await startRun({ ...deps, db: tx }, { siteId, ownerId, origin: 'schedule' });
        logger.info({ siteId, runId, isNew }, 'A run was due');
      } catch (error) {
        // Nothing is left of the month, it is paused, the plan has none: the next one is due as ever.
        if (!(error instanceof AppError)) throw error;
        logger.info({ siteId, why: error.code }, 'A run was due and not begun');
      }
      return true;
    });
  } catch (error) {
    if (!hand.siteId) throw error;
    logger.error({ err: error, siteId: hand.siteId }, 'A run that was due could not be started');
    await setNext(db, hand.siteId, new Date(now.getTime() + AGAIN_MS));
    return true;
  }
}

/** Starts every run that is due: each once, however many instances try. */
export async function startDueRuns(deps: AnswersDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await startNext(deps)));
}
