import type { ExportFormat, Paper } from '@visible-ai/shared/reports/export-formats';
import { fetchFile } from '@/lib/fetch-file.ts';

/** A report of a page or of a whole site. */
export interface ExportedReport {
  kind: 'analysis' | 'site-audit';
  id: string;
  url: string;
  createdAt: string;
}

/** Fetches a report as a file. The first call loads the API calls, and zod with them. @throws ApiError. */
export async function fetchReport(
  { kind, id }: ExportedReport,
  format: ExportFormat,
  paper: Paper,
): Promise<Blob> {
  const { exportAnalysis, exportSiteAudit } = await import('@visible-ai/shared/reports/endpoints');
  const asked = { params: { id }, query: { format, paper } };
  return kind === 'analysis' ? fetchFile(exportAnalysis, asked) : fetchFile(exportSiteAudit, asked);
}
