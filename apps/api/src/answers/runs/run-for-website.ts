import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import { defaultSchedule } from '@visible-ai/shared/sites/schema';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { addSite } from '../../sites/manage-sites.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { askedEngines } from '../asked-engines.ts';
import { insertPanel, isSamePanel, keepVersion } from '../panel/panel-store.ts';
import type { CurrentPanel } from '../panel/read-panel.ts';
import { keptPrompts } from '../panel/written-panel.ts';
import { type StartedRun, startRun } from './start-run.ts';

export interface AskedWebsite {
  website: string;
  searchEngines: readonly string[];
  prompts?: readonly string[] | undefined;
  samples?: number | undefined;
}

/** Prompts that a program sent; one that is already in the panel is reused. */
function promptsOf(texts: readonly string[], known: CurrentPanel['asked']['prompts']) {
  const distinct = [...new Set(texts.map((text) => text.trim()))];
  const written = distinct.map((text) => {
    const same = known.find((prompt) => prompt.text === text);
    if (same) return { ...same, paused: false };
    return { text, locale: 'en', country: null, tags: [], paused: false };
  });
  return keptPrompts(written);
}

/**
 * The questions of this run: the panel's, with the sent parts replaced. They are stored as a separate
 * version, which the run uses; the panel stays as it is. If nothing was set up, they become the panel.
 */
async function pinAsked(
  deps: Pick<AnswersDeps, 'now'>,
  tx: Db,
  siteId: string,
  current: CurrentPanel,
  { engines, prompts, samples }: { engines: AnswerEngineId[] } & Pick<AskedWebsite, 'prompts' | 'samples'>,
): Promise<CurrentPanel> {
  const asked = {
    entities: current.asked.entities,
    prompts: prompts ? promptsOf(prompts, current.asked.prompts) : current.asked.prompts,
    engines,
    samples: samples ?? current.asked.samples,
  };
  if (current.kept && isSamePanel(asked, current.asked)) return current;
  const version = await keepVersion(tx, siteId, asked, deps.now());
  const { monthlyBudgetMicros } = current;
  if (!current.kept)
    await insertPanel(tx, {
      ...{ siteId, version, monthlyBudgetMicros, schedule: defaultSchedule, updatedAt: deps.now() },
    });
  return { ...current, version, asked };
}

/**
 * Asks answer engines about a website, which becomes a site of the account.
 *
 * @throws AppError not_configured, invalid_input for an engine that is unknown or not set up, invalid_url,
 * and as `addSite` and `startRun`.
 */
export async function runForWebsite(
  deps: AnswersDeps,
  ownerId: string,
  { website, searchEngines, prompts, samples }: AskedWebsite,
): Promise<StartedRun> {
  const engines = askedEngines(searchEngines, deps.engines, 'searchEngines');
  const checked = checkWebsiteUrl(website);
  if (!checked.ok) throw new AppError('invalid_url', { text: checked.error });
  const { site } = await addSite(deps, ownerId, { url: checked.url });
  return startRun(deps, {
    ...{ ownerId, siteId: site.id, origin: 'hand' },
    prepare: (tx, row, current) => pinAsked(deps, tx, row.id, current, { engines, prompts, samples }),
  });
}
