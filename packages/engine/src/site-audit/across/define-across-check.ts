import { count } from '../../audit/checks/wording/count.ts';
import type { RowFix } from '../site-row.ts';
import type { SiteGraph } from './site-graph.ts';

/** Where a fault of the site was found. */
export interface AcrossPlace {
  /** The page that has the fault, or the address that the sitemap lists. */
  url: string;
  /** What is wrong there, in a sentence. */
  says: string;
  /** For faults of links and canonical addresses: the current targets, and the correct ones if known. */
  targets?: { from: string; to: string | null }[];
  /**
   * What settles this, and costs the points: the text, of a page that repeats another word for word; or the page's own check,
   * which has found the same.
   */
  chargedAs?: 'copy' | 'own-check';
}

/** What could not be checked, as an item of a list, and why, as a sentence. */
export interface NotJudged {
  notJudged: { what: string; because: string };
}

/** What one check found on all pages of a site. */
export type AcrossFinding = { places: AcrossPlace[] } | NotJudged;

export interface AcrossCheck<Id extends string = string> {
  /** Part of the published results, so it is never renamed. */
  id: Id;
  /** What was found, with the number of affected pages or addresses. */
  title(places: number): string;
  /** Why it matters to answer engines, with its source. */
  why: string;
  /** Pure: the same site gives the same places, in the order in which it was read. */
  find(site: SiteGraph): AcrossPlace[] | NotJudged;
  /** What to do, with the first places as examples. */
  fix(places: readonly AcrossPlace[]): RowFix;
}

/** Makes a check of the whole site: its findings are on pages, each page once. */
export function defineAcrossCheck<const Id extends string>(check: AcrossCheck<Id>) {
  return {
    ...check,
    judge(site: SiteGraph): AcrossFinding {
      const found = check.find(site);
      return 'notJudged' in found ? found : { places: found };
    },
  };
}

export const notJudged = (what: string, because: string): NotJudged => ({ notJudged: { what, because } });

/** The addresses that most places link to: “/a (from 43 pages), /b (from 2 pages)”. */
export function commonTargets(places: readonly AcrossPlace[], most = 5): string {
  const counts = new Map<string, number>();
  for (const { targets = [] } of places)
    for (const { from } of targets) counts.set(from, (counts.get(from) ?? 0) + 1);
  const sorted = [...counts].sort((one, other) => other[1] - one[1]);
  const shown = sorted.slice(0, most).map(([target, pages]) => `${target} (from ${count(pages, 'page')})`);
  return listed([...shown, ...sorted.slice(most).map(([target]) => target)], most);
}

/** Replacements: “/b for /a, /d for /c and 3 more”. */
export const finalAddresses = (places: readonly AcrossPlace[]): string => {
  const all = places.flatMap(({ targets = [] }) => targets.map(({ from, to }) => `${to} for ${from}`));
  return listed([...new Set(all)]);
};

/** A fix in words: what to do, and how. */
export const inWords = (title: string, text: string): RowFix => ({ title, text, snippet: null });

/**
 * “Three, of these: a, b and 2 more”: addresses for the end of a sentence.
 *
 * @param all how many there are, if only the first are given.
 */
export function listed(addresses: readonly string[], most = 3, all = addresses.length): string {
  const shown = addresses.slice(0, most).join(', ');
  return all > most ? `${shown} and ${all - most} more` : shown;
}
