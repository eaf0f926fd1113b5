import type { ExportFormat } from '@visible-ai/shared/reports/export-formats';
import { renderCsv } from './formats/render-csv.ts';
import { renderJson } from './formats/render-json.ts';
import type { Report, TextParts } from './report.ts';
import type { ReportBranding } from './report-branding.ts';

export type TextFormat = Exclude<ExportFormat, 'pdf'>;

export interface TextOptions {
  branding: ReportBranding | null;
  /** Of the product, for formats that name their maker. */
  version: string;
  /** Files of a repository that pages come from, for SARIF: the longest prefix of an address decides. */
  map: readonly { urlPrefix: string; path: string }[];
}

const renderers: Partial<Record<TextFormat, (report: Report, options: TextOptions) => TextParts>> = {
  json: renderJson,
  csv: renderCsv,
};

/** A report as text, in parts. Pure. */
export function renderText(report: Report, format: TextFormat, options: TextOptions): TextParts {
  const render = renderers[format];
  if (!render) throw new Error(`No renderer of ${format}`);
  return render(report, options);
}
