import type { Estimate } from '@visible-ai/shared/answers/schema';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { currentRequestId } from '../../infra/logger/request-scope.ts';
import { lockSite, type SiteRow } from '../../sites/site-store.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { needEngines } from '../asked-engines.ts';
import { canaryIds } from '../canary.ts';
import { estimateCalls } from '../money/estimate-run.ts';
import { leftThisMonth } from '../money/months.ts';
import type { AskedPanel } from '../panel/panel-store.ts';
import { type CurrentPanel, currentPanel, noSuchSite } from '../panel/read-panel.ts';
import { needAnswersInPlan } from '../panel/save-panel.ts';
import { planSamples } from './plan-samples.ts';
import { answerRunJobs } from './run-jobs.ts';
import { findRunning, insertRun, plannedOf } from './run-store.ts';

export interface StartedRun {
  isNew: boolean;
  runId: string;
  estimate: Estimate;
}

type Deps = Pick<AnswersDeps, 'db' | 'queue' | 'now' | 'engines' | 'monthlyBudgetMicros' | 'paused'>;

/** The samples of a run with the active engines. */
export const planned = (deps: Pick<Deps, 'engines'>, asked: AskedPanel) => {
  const engines = asked.engines.filter((id) => deps.engines.has(id));
  return planSamples({ ...asked, engines }, canaryIds);
};

const left = (deps: Deps, db: Db, siteId: string, siteCap: number) =>
  leftThisMonth(db, {
    siteId,
    now: deps.now(),
    caps: { site: siteCap, installation: deps.monthlyBudgetMicros },
  });

async function alreadyRunning(
  deps: Deps,
  tx: Db,
  site: SiteRow,
  { monthlyBudgetMicros }: CurrentPanel,
): Promise<StartedRun | null> {
  const running = await findRunning(tx, site.id);
  if (!running) return null;
  const leftMicros = await left(deps, tx, site.id, monthlyBudgetMicros);
  const estimate = estimateCalls(await plannedOf(tx, running.id), deps.engines, leftMicros);
  return { isNew: false, runId: running.id, estimate };
}

/** Throws the first reason why the panel cannot be run. */
function needReady(deps: Deps, { kept, asked }: CurrentPanel): void {
  if (deps.paused)
    throw new AppError('unavailable', { text: 'Whoever runs this installation has paused all asking.' });
  if (kept?.paused)
    throw new AppError('unprocessable', { text: 'Asking is paused for this site: let it go on first.' });
  if (asked.prompts.every(({ paused }) => paused))
    throw new AppError('unprocessable', {
      text: 'No prompt is approved and active for this site: nothing is asked that was not approved.',
    });
  if (!asked.engines.some((id) => deps.engines.has(id)))
    throw new AppError('unprocessable', {
      text: `None of the engines of this site is set up here: there ${deps.engines.size === 1 ? 'is' : 'are'} ${[...deps.engines.keys()].join(', ')}.`,
    });
}

async function insertPlanned(
  deps: Deps,
  tx: Db,
  site: SiteRow,
  { version, asked, monthlyBudgetMicros }: CurrentPanel,
  origin: AnswerRunRow['origin'],
): Promise<StartedRun> {
  const leftMicros = await left(deps, tx, site.id, monthlyBudgetMicros);
  if (leftMicros <= 0) throw new AppError('over_budget');
  const samples = planned(deps, asked);
  const estimate = estimateCalls(samples, deps.engines, leftMicros);
  const run = await insertRun(
    tx,
    {
      ...{ siteId: site.id, ownerId: site.ownerId, panelVersion: version, origin },
      total: estimate.calls,
      requestId: currentRequestId() ?? null,
      createdAt: deps.now(),
    },
    samples.map((sample) => ({ ...sample, requestedModel: deps.engines.get(sample.engine)?.model ?? '' })),
  );
  await deps.queue.send(tx, answerRunJobs.queue, { runId: run.id }, { key: run.id });
  return { isNew: true, runId: run.id, estimate };
}

/**
 * Starts a run in the background, or returns the site's current one. Its samples are stored with it before
 * any is asked. A second start for the same site waits for the first, so a site has one run at a time.
 *
 * @param asked.prepare makes the questions, if they are not the panel's; in the same transaction.
 * @throws AppError not_found, plan_limit, not_configured, unprocessable while nothing is approved or the site
 * is paused, over_budget when nothing is left, unavailable while the operator has paused.
 */
export async function startRun(
  deps: Deps,
  {
    ownerId,
    siteId,
    origin,
    prepare = async (_tx, _site, current) => current,
  }: {
    ownerId: string;
    siteId: string;
    origin: AnswerRunRow['origin'];
    prepare?: (tx: Db, site: SiteRow, current: CurrentPanel) => Promise<CurrentPanel>;
  },
): Promise<StartedRun> {
  needEngines(deps.engines);
  const started = await deps.db.transaction(async (tx) => {
    const site = await lockSite(tx, ownerId, siteId);
    if (!site) throw noSuchSite();
    const current = await currentPanel(deps, tx, site);
    const running = await alreadyRunning(deps, tx, site, current);
    if (running) return running;
    await needAnswersInPlan(tx, ownerId);
    const ready = await prepare(tx, site, current);
    needReady(deps, ready);
    return insertPlanned(deps, tx, site, ready, origin);
  });
  if (started.isNew) deps.queue.wake(answerRunJobs.queue);
  return started;
}
