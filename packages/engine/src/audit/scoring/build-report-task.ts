import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import type { Evidence } from '../evidence.ts';
import { buildReport } from './build-report.ts';

/** What a report is built from. */
export interface ReportInput {
  evidence: Evidence;
  /** The requested address (absolute), and how long the analysis took, in milliseconds. */
  facts: { requestedUrl: string; durationMs: number };
}

/** `buildReport` as a task: it tries a dozen fixes on the page, which would block the main thread. */
export const buildReportTask = ({ evidence, facts }: ReportInput): AnalysisReport =>
  buildReport(evidence, facts);
