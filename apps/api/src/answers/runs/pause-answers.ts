import type { Panel } from '@visible-ai/shared/answers/schema';
import { lockSite } from '../../sites/site-store.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { noSuchSite, readPanel } from '../panel/read-panel.ts';
import { keepChange } from '../panel/save-panel.ts';
import { letRunOn } from './rest-run.ts';
import { answerRunJobs } from './run-jobs.ts';

/**
 * Stops all spending for a site, or resumes it. Its current run rests meanwhile and then continues where it
 * was.
 *
 * @throws AppError not_found.
 */
export async function pauseAnswers(
  deps: Pick<AnswersDeps, 'db' | 'queue' | 'now' | 'engines' | 'monthlyBudgetMicros'>,
  ownerId: string,
  siteId: string,
  paused: boolean,
): Promise<Panel> {
  await deps.db.transaction(async (tx) => {
    const site = await lockSite(tx, ownerId, siteId);
    if (!site) throw noSuchSite();
    await keepChange(deps, tx, site, { paused });
    if (!paused) await letRunOn(deps, tx, siteId);
  });
  if (!paused) deps.queue.wake(answerRunJobs.queue);
  return readPanel(deps, ownerId, siteId);
}
