import { allAcrossChecks } from '../across/all-across-checks.ts';
import type { AcrossPlace } from '../across/define-across-check.ts';
import type { SiteGraph } from '../across/site-graph.ts';
import type { SiteIssue } from '../site-audit.ts';
import { acrossLoss } from './across-losses.ts';
import { acrossWeights } from './across-weights.ts';
import { MOST_EXAMPLES } from './page-issues.ts';
import type { ScoredTemplate } from './score-site.ts';

/** A fault between pages, and where it is. */
export interface AcrossFound {
  check: (typeof allAcrossChecks)[number];
  places: AcrossPlace[];
  loss: number;
}

/** Faults that were found between pages, and why others could not be checked. */
export function findAcross(site: SiteGraph, templates: readonly ScoredTemplate[]) {
  const found: AcrossFound[] = [];
  const reasons = new Map<string, string[]>();
  for (const check of allAcrossChecks) {
    const finding = check.judge(site);
    if ('notJudged' in finding) {
      const { what, because } = finding.notJudged;
      reasons.set(because, [...(reasons.get(because) ?? []), what]);
      continue;
    }
    const { places } = finding;
    // Of copies with the same title, heading and description, only the repeated text costs points.
    const charged = places.filter(({ isCopy }) => !isCopy);
    const loss = acrossLoss(acrossWeights[check.id], charged, templates, site.listed?.length ?? 0);
    if (places.length > 0) found.push({ check, places, loss });
  }
  const notes = [...reasons].map(([because, all]) => `Not looked for: ${all.join(', ')}. ${because}`);
  return { found, notes };
}

/** What is settled, and counted, with another issue. */
function copiesNote(places: readonly AcrossPlace[]): string {
  const copies = places.filter(({ isCopy }) => isCopy).length;
  if (copies === 0) return '';
  const which = copies === places.length ? 'These pages' : `${copies} of these pages`;
  return ` ${which} repeat others word for word and cost no points here: keep one address for each text, and this is settled too.`;
}

/** The issue that a fault between pages is, without its points. */
export function acrossIssue({ check, places, loss }: AcrossFound): Omit<SiteIssue, 'points'> {
  const weight = acrossWeights[check.id];
  const title = check.title(places.length);
  const fix = check.fix(places);
  const [first] = places;
  return {
    id: check.id,
    checkId: check.id,
    kind: 'across',
    templateId: null,
    title,
    evidence: first ? `${first.url}: ${first.says}` : '',
    fix: `${fix.title}. ${fix.text}${copiesNote(places)}`,
    snippet: fix.snippet,
    pages: places.length,
    priority: loss === 0 ? 'low' : weight >= 3 ? 'high' : weight === 2 ? 'medium' : 'low',
    examples: places.slice(0, MOST_EXAMPLES).map(({ url }) => url),
    places: places.map(({ url, says }) => ({ url, title, evidence: says })),
  };
}
