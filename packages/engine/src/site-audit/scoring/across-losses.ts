import type { AcrossPlace } from '../across/define-across-check.ts';
import type { ScoredTemplate } from './score-site.ts';

/**
 * The points that a fault between pages costs: its weight times the square root of the share of affected
 * pages, with pages of one template counting as in the score. Faults that concern only the sitemap use the
 * share of its addresses.
 */
export function acrossLoss(
  weight: number,
  places: readonly AcrossPlace[],
  templates: readonly ScoredTemplate[],
  listed: number,
): number {
  if (places.length === 0) return 0;
  const faulty = new Set(places.map(({ url }) => url));
  let total = 0;
  let hit = 0;
  let found = 0;
  for (const { pages } of templates) {
    if (pages.length === 0) continue;
    const own = pages.filter(({ page }) => faulty.has(page.url)).length;
    found += own;
    total += Math.sqrt(pages.length);
    hit += (Math.sqrt(pages.length) * own) / pages.length;
  }
  const ofPages = total === 0 ? 0 : hit / total;
  const ofList = listed === 0 ? 0 : (faulty.size - found) / listed;
  return weight * Math.sqrt(Math.min(1, ofPages + ofList));
}
