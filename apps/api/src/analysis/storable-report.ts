import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { storableText } from '@visible-ai/shared/content/storable-text';

/** The report with every sign that PostgreSQL's jsonb cannot keep replaced by U+FFFD, as a browser shows it. */
export function storableReport(report: AnalysisReport): AnalysisReport {
  const clean = (_key: string, value: unknown) => (typeof value === 'string' ? storableText(value) : value);
  return JSON.parse(JSON.stringify(report, clean));
}
