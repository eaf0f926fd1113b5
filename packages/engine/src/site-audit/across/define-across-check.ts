import type { RowFix } from '../site-row.ts';
import type { SiteGraph } from './site-graph.ts';

/** Where a fault of the site stands. */
export interface AcrossPlace {
  /** The page that has the fault, or the address that the sitemap lists. */
  url: string;
  /** What is wrong there, in a sentence. */
  says: string;
}

/** What one check found over all pages of a site. */
export type AcrossFinding = { places: AcrossPlace[] } | { notJudged: string };

export interface AcrossCheck<Id extends string = string> {
  /** Part of the published results: never renamed. */
  id: Id;
  /** What was found, with how many pages or addresses have it. */
  title(places: number): string;
  /** Why it matters to answer engines, with its source. */
  why: string;
  /** Pure: the same site gives the same places, in the order in which it was read. */
  find(site: SiteGraph): AcrossPlace[] | { notJudged: string };
  /** What to do, with the first places as examples. */
  fix(places: readonly AcrossPlace[]): RowFix;
}

/** Makes a check of the whole site: what it finds stands on pages, each once. */
export function defineAcrossCheck<const Id extends string>(check: AcrossCheck<Id>) {
  return {
    ...check,
    judge(site: SiteGraph): AcrossFinding {
      const found = check.find(site);
      return 'notJudged' in found ? found : { places: found };
    },
  };
}

/** A fix in words: what to do, and how. */
export const inWords = (title: string, text: string): RowFix => ({ title, text, snippet: null });

/** “Three, of these: a, b and 2 more”: addresses as a sentence ends with them. */
export function listed(addresses: readonly string[], most = 3): string {
  const shown = addresses.slice(0, most).join(', ');
  return addresses.length > most ? `${shown} and ${addresses.length - most} more` : shown;
}
