import type { ExportFormat } from '@visible-ai/shared/reports/export-formats';
import { renderCsv } from './formats/render-csv.ts';
import { renderHtml } from './formats/render-html.ts';
import { renderJson } from './formats/render-json.ts';
import { renderJunit } from './formats/render-junit.ts';
import { renderMarkdown } from './formats/render-markdown.ts';
import { renderSarif } from './formats/render-sarif.ts';
import type { Report, TextOptions, TextParts } from './report.ts';

export type TextFormat = Exclude<ExportFormat, 'pdf'>;

const renderers: Record<TextFormat, (report: Report, options: TextOptions) => TextParts> = {
  json: renderJson,
  csv: renderCsv,
  html: renderHtml,
  md: renderMarkdown,
  sarif: renderSarif,
  junit: renderJunit,
};

/** A report as text, in parts. Pure. */
export const renderText = (report: Report, format: TextFormat, options: TextOptions): TextParts =>
  renderers[format](report, options);
