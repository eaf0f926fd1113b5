import { isBranded } from '@visible-ai/answers';
import type { Panel } from '@visible-ai/shared/answers/schema';
import { defaultSchedule } from '@visible-ai/shared/sites/schema';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findSite, type SiteRow } from '../../sites/site-store.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { monthOf, toUsd } from '../money/micros.ts';
import { spentIn } from '../money/months.ts';
import { defaultBudget, defaultPanel } from './default-panel.ts';
import { guessOwn } from './guess-own.ts';
import { type AskedPanel, findPanel, type PanelRow } from './panel-store.ts';

export const noSuchSite = () => new AppError('not_found', { text: 'There is no such site' });

/** The panel of the next run, whether or not somebody has set it up. */
export interface CurrentPanel {
  /** 0 if nothing is set up. */
  version: number;
  asked: AskedPanel;
  kept: PanelRow | null;
  monthlyBudgetMicros: number;
}

/** @throws AppError not_found, also for another account's site. */
export async function ownSite(db: Db, ownerId: string, siteId: string): Promise<SiteRow> {
  const site = await findSite(db, ownerId, siteId);
  if (!site) throw noSuchSite();
  return site;
}

export async function currentPanel(
  deps: Pick<AnswersDeps, 'engines' | 'monthlyBudgetMicros'>,
  db: Db,
  site: SiteRow,
): Promise<CurrentPanel> {
  const stored = await findPanel(db, site.id);
  if (!stored) {
    const asked = defaultPanel(guessOwn(site), deps);
    return { version: 0, asked, kept: null, monthlyBudgetMicros: defaultBudget(deps) };
  }
  const { panel, version } = stored;
  const { entities, prompts, engines, samples } = version;
  return {
    version: version.version,
    asked: { entities, prompts, engines, samples },
    kept: panel,
    monthlyBudgetMicros: panel.monthlyBudgetMicros,
  };
}

/** @throws AppError not_found. */
export async function readPanel(
  deps: Pick<AnswersDeps, 'db' | 'now' | 'engines' | 'monthlyBudgetMicros'>,
  ownerId: string,
  siteId: string,
): Promise<Panel> {
  const { db, now } = deps;
  const site = await ownSite(db, ownerId, siteId);
  const { version, asked, kept, monthlyBudgetMicros } = await currentPanel(deps, db, site);
  const own = asked.entities.find((entity) => entity.own);
  return {
    version,
    ...asked,
    prompts: asked.prompts.map((prompt) => ({
      ...prompt,
      branded: own !== undefined && isBranded(prompt.text, own),
    })),
    monthlyBudgetUsd: toUsd(monthlyBudgetMicros),
    schedule: kept?.schedule ?? defaultSchedule,
    paused: kept?.paused ?? false,
    nextRunAt: kept?.nextRunAt?.toISOString() ?? null,
    spentThisMonthUsd: toUsd(await spentIn(db, siteId, monthOf(now()))),
  };
}
