import { suggestPanel } from '@visible-ai/answers';
import type { PanelSuggestions } from '@visible-ai/shared/answers/schema';
import { lastReadPages } from '../../sites/last-read-pages.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { ownSite } from './read-panel.ts';

const MOST_PAGES = 300;

/** The one that most say; null where none says any. */
function mostCommon(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * What could be asked about a site, by what its last audit read.
 *
 * @throws AppError not_found.
 */
export async function suggestForSite(
  { db }: Pick<AnswersDeps, 'db'>,
  ownerId: string,
  siteId: string,
): Promise<PanelSuggestions> {
  const site = await ownSite(db, ownerId, siteId);
  const pages = await lastReadPages(db, siteId, MOST_PAGES);
  return suggestPanel({
    siteUrl: site.url,
    siteName: site.name,
    language: mostCommon(pages.map(({ language }) => language)),
    country: null,
    organisation: mostCommon(pages.map(({ organisation }) => organisation)),
    alsoNamed: [...new Set(pages.flatMap(({ alsoNamed }) => alsoNamed))],
    pages,
    questions: [],
  });
}
