import type { RowFinding, RowFix } from '../site-row.ts';

/** The results of probes and PageSpeed for one page. */
export interface SiteSample {
  url: string;
  /** By check; null for one without a result. */
  scores: Record<string, number | null>;
  findings: RowFinding[];
  fixes: Record<string, RowFix>;
}
