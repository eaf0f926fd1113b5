import type { RowFinding, RowFix } from '../site-row.ts';

/** What probes and PageSpeed said of one page. */
export interface SiteSample {
  url: string;
  /** By check; null for one without a result. */
  scores: Record<string, number | null>;
  findings: RowFinding[];
  fixes: Record<string, RowFix>;
}
