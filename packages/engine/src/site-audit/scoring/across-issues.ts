import { count } from '../../audit/checks/wording/count.ts';
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
    // One cause costs points once: copies for their text, and what a page's own check has found for that.
    const charged = places.filter(({ chargedAs }) => chargedAs === undefined);
    const loss = acrossLoss(acrossWeights[check.id], charged, templates, site.listed?.length ?? 0);
    if (places.length > 0) found.push({ check, places, loss });
  }
  const notes = [...reasons].map(([because, all]) => `Not looked for: ${all.join(', ')}. ${because}`);
  return { found, notes };
}

/** What is settled, and counted, with another issue. */
function settledNotes(places: readonly AcrossPlace[]): string {
  const settled = (as: AcrossPlace['chargedAs']) => places.filter(({ chargedAs }) => chargedAs === as).length;
  const [copies, found] = [settled('copy'), settled('own-check')];
  const notes = [
    copies > 0 &&
      ` ${copies === places.length ? 'These pages' : `${copies} of these pages`} repeat others word for word and cost no points here: keep one address for each text, and this is settled too.`,
    found > 0 &&
      ` The check of each page has found this already on ${count(found, 'page')}: it costs no points here, and what settles it there settles this too.`,
  ];
  return notes.filter(Boolean).join('');
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
    fix: `${fix.title}. ${fix.text}${settledNotes(places)}`,
    snippet: fix.snippet,
    pages: places.length,
    priority: loss === 0 ? 'low' : weight >= 3 ? 'high' : weight === 2 ? 'medium' : 'low',
    examples: places.slice(0, MOST_EXAMPLES).map(({ url }) => url),
    places: places.map(({ url, says }) => ({ url, title, evidence: says })),
  };
}
