import type { ExportFormat, Paper } from '@visible-ai/shared/reports/export-formats';
import { fetchFile } from '@/lib/fetch-file.ts';

/** Which report: of a page, or of a whole site. */
export interface ExportedReport {
  kind: 'analysis' | 'site-audit';
  id: string;
  url: string;
  createdAt: string;
}

/** A report as a file. The calls, and zod with them, come when the first is taken. @throws ApiError. */
export async function fetchReport(
  { kind, id }: ExportedReport,
  format: ExportFormat,
  paper: Paper,
): Promise<Blob> {
  const { exportAnalysis, exportSiteAudit } = await import('@visible-ai/shared/reports/endpoints');
  const asked = { params: { id }, query: { format, paper } };
  return kind === 'analysis' ? fetchFile(exportAnalysis, asked) : fetchFile(exportSiteAudit, asked);
}
