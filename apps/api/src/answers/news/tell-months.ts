import { summarise } from '@visible-ai/answers';
import { asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerPanels } from '../../db/schema/answers.ts';
import { sites } from '../../db/schema/sites.ts';
import { renderAnswersMonth } from '../../mail/render-answer-mails.ts';
import type { AnswersDeps, NewsDeps } from '../answers-deps.ts';
import { costOfMonth } from '../money/cost-of-month.ts';
import { monthOf } from '../money/micros.ts';
import { countedRuns } from '../summary/counted-runs.ts';
import { monthBounds } from '../summary/month-bounds.ts';
import { runsWithin } from '../summary/runs-within.ts';
import { mailNews } from './mail-news.ts';

/** The calendar month before a moment, in UTC. */
export function monthBefore(now: Date): { month: string; from: Date; to: Date } {
  const month = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)));
  return { month, ...monthBounds(month) };
}

const isDue = (month: string) =>
  or(isNull(answerPanels.reportedMonth), lt(answerPanels.reportedMonth, month));

export const isMonthDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(answerPanels, isDue(monthBefore(now).month))) > 0;

/** The hourly limit of mails is reached. */
class NoRoom extends Error {}

async function tellNext(deps: AnswersDeps, news: NewsDeps): Promise<boolean> {
  const { month, from, to } = monthBefore(deps.now());
  return deps.db.transaction(async (tx) => {
    const [due] = await tx
      .select({ site: sites })
      .from(sites)
      .innerJoin(answerPanels, eq(answerPanels.siteId, sites.id))
      .where(isDue(month))
      .orderBy(asc(sites.id))
      .limit(1)
      .for('no key update', { of: sites, skipLocked: true });
    if (!due) return false;
    const { site } = due;
    await tx.update(answerPanels).set({ reportedMonth: month }).where(eq(answerPanels.siteId, site.id));
    const runs = await runsWithin(tx, site.id, { from, to });
    // There is nothing to tell about a month without questions.
    if (runs.length === 0) return true;
    const counted = await countedRuns(deps, tx, site, runs);
    const summary = summarise({ ...counted, from: from.toISOString(), to: to.toISOString() });
    const costUsd = await costOfMonth(tx, site.id, month);
    const told = await mailNews(news, tx, site, {
      key: `month:${site.id}:${month}`,
      ownName: counted.entities.find(({ own }) => own)?.name ?? site.name,
      render: (about) => renderAnswersMonth(about, { month, summary, costUsd }),
    });
    if (!told) throw new NoRoom();
    return true;
  });
}

/** Mails each owner the report of the past month: once, however many instances try. */
export async function tellMonths(deps: AnswersDeps, signal: AbortSignal): Promise<void> {
  const { news } = deps;
  try {
    while (news && !signal.aborted && (await tellNext(deps, news)));
  } catch (error) {
    // The rest is mailed in the next hour.
    if (!(error instanceof NoRoom)) throw error;
  }
}
