import { summarise } from '@visible-ai/answers';
import type { AnswersSummary } from '@visible-ai/shared/answers/schema';
import type { AnswersDeps } from '../answers-deps.ts';
import { ownSite } from '../panel/read-panel.ts';
import { type AskedPeriod, countedRuns } from './counted-runs.ts';
import { periodOf, runsWithin } from './runs-within.ts';

/**
 * What the answers of a period say about a site and its competitors.
 *
 * @throws AppError not_found; invalid_input for a period that ends before it begins.
 */
export async function getSummary(
  deps: Pick<AnswersDeps, 'db' | 'now' | 'engines' | 'monthlyBudgetMicros' | 'judge'>,
  ownerId: string,
  siteId: string,
  asked: AskedPeriod,
): Promise<AnswersSummary> {
  const period = periodOf(asked, deps.now());
  const site = await ownSite(deps.db, ownerId, siteId);
  const runs = await runsWithin(deps.db, siteId, period);
  const counted = await countedRuns(deps, deps.db, site, runs, asked);
  return summarise({ ...counted, from: period.from.toISOString(), to: period.to.toISOString() });
}
