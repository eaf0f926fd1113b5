import { isBranded } from '@visible-ai/answers';
import type { AnswerEntity, Panel } from '@visible-ai/shared/answers/schema';
import { readableHost } from '@visible-ai/shared/network/readable-host';
import { defaultSchedule } from '@visible-ai/shared/sites/schema';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findSite, type SiteRow } from '../../sites/site-store.ts';
import { siteName } from '../../sites/site-url.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { monthOf, toMicros, toUsd } from '../money/micros.ts';
import { spentIn } from '../money/months.ts';
import { type AskedPanel, findPanel, type PanelRow } from './panel-store.ts';

/** Guesses our own brand from the site's name and address. */
function guessOwn({ name, url }: Pick<SiteRow, 'name' | 'url'>): AnswerEntity {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const [label = host] = readableHost(host).split('.');
  const word = label.replace(
    /(^|-)(\p{L})/gu,
    (_all, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
  // A site without a given name has its host as name.
  const brand = name === siteName(url) ? word : name;
  return { id: 'own', own: true, name: brand.slice(0, 100), aliases: [], domains: [host], context: [] };
}

const DEFAULT_SAMPLES = 5;
/** The budget of a site whose owner has not set one; never above the installation's. */
const DEFAULT_BUDGET_USD = 20;

const defaultBudget = ({ monthlyBudgetMicros }: Pick<AnswersDeps, 'monthlyBudgetMicros'>): number =>
  Math.min(toMicros(DEFAULT_BUDGET_USD), monthlyBudgetMicros);

/** The panel of a site that nobody has set up: the brand as the site names it, and no prompts. */
const defaultPanel = (own: AnswerEntity, { engines }: Pick<AnswersDeps, 'engines'>): AskedPanel => ({
  entities: [own],
  prompts: [],
  engines: [...engines.keys()],
  samples: DEFAULT_SAMPLES,
});

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
