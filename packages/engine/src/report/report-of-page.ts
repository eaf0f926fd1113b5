import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { pageModel } from './page-model.ts';
import type { Report } from './report.ts';

/**
 * The audit of a page as a report for rendering.
 *
 * @param saved the report; its JSON contains everything given here. `createdAt` is ISO 8601, UTC.
 */
export const reportOfPage = (saved: AnalysisReport & { id?: string; createdAt: string }): Report => ({
  kind: 'page',
  model: pageModel(saved, { id: saved.id ?? null, createdAt: saved.createdAt }),
  document: saved,
});
