import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { storableJson } from '../db/storable-json.ts';

/** The report with every sign that PostgreSQL's jsonb cannot keep replaced by U+FFFD, as a browser shows it. */
export function storableReport(report: AnalysisReport): AnalysisReport {
  return JSON.parse(storableJson(report));
}
