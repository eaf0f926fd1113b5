import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';

const REPLACEMENT = '\uFFFD';
/** NUL, and halves of a surrogate pair: valid in a page's text, refused by PostgreSQL's jsonb. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The report with every sign that PostgreSQL cannot keep replaced by U+FFFD, as a browser shows it. */
export function storableReport(report: AnalysisReport): AnalysisReport {
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replace(UNSTORABLE, REPLACEMENT) : value;
  return JSON.parse(JSON.stringify(report, clean));
}
