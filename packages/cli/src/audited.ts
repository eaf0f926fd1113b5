import type { SiteAudit } from '@visible-ai/engine';
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';

/** The result for one address. */
export type Audited =
  | { kind: 'page'; url: string; report: AnalysisReport; createdAt: string }
  | { kind: 'site'; url: string; audit: SiteAudit; createdAt: string; completedAt: string }
  | { kind: 'failed'; of: 'page' | 'site'; url: string; problem: string; createdAt: string };
