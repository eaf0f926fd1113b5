import type { Panel, PanelChange } from '@visible-ai/shared/answers/schema';
import { nextDue } from '@visible-ai/shared/sites/next-due';
import { defaultSchedule } from '@visible-ai/shared/sites/schema';
import type { Db } from '../../db/database.ts';
import { overPlan, planOf } from '../../sites/plan-of.ts';
import { lockSite, type SiteRow } from '../../sites/site-store.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { askedEngines, needEngines } from '../asked-engines.ts';
import { toMicros } from '../money/micros.ts';
import { insertPanel, isSamePanel, keepVersion, updatePanel } from './panel-store.ts';
import { currentPanel, noSuchSite, readPanel } from './read-panel.ts';
import { changedPanel } from './written-panel.ts';

type Deps = Pick<AnswersDeps, 'db' | 'now' | 'engines' | 'monthlyBudgetMicros'>;

/** @throws AppError plan_limit for a plan without questions. */
export async function needAnswersInPlan(tx: Db, ownerId: string): Promise<void> {
  const plan = await planOf(tx, ownerId);
  if (!plan.monitoring) throw overPlan(plan, 'answers', 'asks no answer engines');
}

/** Stores a change to the prompts or settings. The caller has locked the site. */
export async function keepChange(
  deps: Deps,
  tx: Db,
  site: SiteRow,
  change: PanelChange & { paused?: boolean },
): Promise<void> {
  const now = deps.now();
  const before = await currentPanel(deps, tx, site);
  const asked = changedPanel(before.asked, change);
  const isSame = before.kept !== null && isSamePanel(before.asked, asked);
  const version = isSame ? before.version : await keepVersion(tx, site.id, asked, now);
  const { schedule, monthlyBudgetUsd, paused } = change;
  const settings = {
    version,
    updatedAt: now,
    ...(monthlyBudgetUsd === undefined ? {} : { monthlyBudgetMicros: toMicros(monthlyBudgetUsd) }),
    ...(schedule ? { schedule, nextRunAt: nextDue(schedule, now, site.id) } : {}),
    ...(paused === undefined ? {} : { paused }),
  };
  if (before.kept) await updatePanel(tx, site.id, settings);
  else
    await insertPanel(tx, {
      ...{ siteId: site.id, schedule: defaultSchedule },
      monthlyBudgetMicros: before.monthlyBudgetMicros,
      ...settings,
    });
}

/**
 * Stores what an owner approves to be asked. A new version is made only if the questions change.
 *
 * @throws AppError not_found, plan_limit, not_configured; invalid_input for an engine that has no key here.
 */
export async function savePanel(
  deps: Deps,
  ownerId: string,
  siteId: string,
  change: PanelChange,
): Promise<Panel> {
  needEngines(deps.engines);
  if (change.engines) askedEngines(change.engines, deps.engines, 'engines');
  await deps.db.transaction(async (tx) => {
    const site = await lockSite(tx, ownerId, siteId);
    if (!site) throw noSuchSite();
    await needAnswersInPlan(tx, ownerId);
    await keepChange(deps, tx, site, change);
  });
  return readPanel(deps, ownerId, siteId);
}
