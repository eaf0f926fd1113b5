import { suggestPanel } from '@visible-ai/answers';
import type { PanelSuggestions } from '@visible-ai/shared/answers/schema';
import type { AnswersDeps } from '../answers-deps.ts';
import { ownSite } from '../panel/read-panel.ts';
import { readFacts } from './read-facts.ts';
import { storedFacts } from './stored-facts.ts';

/** Fewer pages say too little about a site. */
const FEWEST = 2;

/**
 * Suggests brand, competitors and prompts from what a site says. None of it is asked automatically.
 *
 * @throws AppError not_found.
 */
export async function suggestForSite(
  deps: Pick<AnswersDeps, 'db' | 'crawlSite' | 'qaPlainText'>,
  ownerId: string,
  siteId: string,
  signal: AbortSignal,
): Promise<PanelSuggestions> {
  const site = await ownSite(deps.db, ownerId, siteId);
  const kept = await storedFacts(deps.db, site, deps.qaPlainText);
  return suggestPanel(kept.pages.length < FEWEST ? await readFacts(deps, kept, signal) : kept);
}
