import type { Estimate, PanelChange } from '@visible-ai/shared/answers/schema';
import type { AnswersDeps } from '../answers-deps.ts';
import { askedEngines, needEngines } from '../asked-engines.ts';
import { estimateCalls } from '../money/estimate-run.ts';
import { toMicros } from '../money/micros.ts';
import { leftThisMonth } from '../money/months.ts';
import { currentPanel, ownSite } from '../panel/read-panel.ts';
import { changedPanel } from '../panel/written-panel.ts';
import { planned } from '../runs/start-run.ts';

/**
 * The cost of a run, with the current panel or with a change that is not stored.
 *
 * @throws AppError not_found, not_configured; invalid_input for an engine that has no key here.
 */
export async function estimatePanel(
  deps: Pick<AnswersDeps, 'db' | 'now' | 'engines' | 'monthlyBudgetMicros'>,
  ownerId: string,
  siteId: string,
  change: PanelChange,
): Promise<Estimate> {
  const { db, engines } = deps;
  needEngines(engines);
  if (change.engines) askedEngines(change.engines, engines, 'engines');
  const site = await ownSite(db, ownerId, siteId);
  const { asked, monthlyBudgetMicros } = await currentPanel(deps, db, site);
  const budget =
    change.monthlyBudgetUsd === undefined ? monthlyBudgetMicros : toMicros(change.monthlyBudgetUsd);
  const caps = { site: budget, installation: deps.monthlyBudgetMicros };
  const left = await leftThisMonth(db, { siteId, now: deps.now(), caps });
  return estimateCalls(planned(deps, changedPanel(asked, change)), engines, left);
}
