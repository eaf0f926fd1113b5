import type { AnalysisSummary } from '@visible-ai/shared/analysis/schema';

/** The audits of one address: the newest, and the scores from oldest to newest. */
export interface SiteHistory {
  latest: AnalysisSummary;
  scores: number[];
  /** Points won or lost since the audit before; null for a first one. */
  change: number | null;
}

/** Groups audits (newest first) by address; the site audited last comes first. */
export function groupBySite(analyses: readonly AnalysisSummary[]): SiteHistory[] {
  const sites = new Map<string, AnalysisSummary[]>();
  for (const analysis of analyses) sites.set(analysis.url, [...(sites.get(analysis.url) ?? []), analysis]);
  return [...sites.values()].flatMap((audits) => {
    const [latest, before] = audits;
    if (!latest) return [];
    const scores = audits.map(({ score }) => score).reverse();
    return [{ latest, scores, change: before ? latest.score - before.score : null }];
  });
}
