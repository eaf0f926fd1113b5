import { setImmediate as othersFirst } from 'node:timers/promises';
import type { ExportFormat, Paper } from '@visible-ai/shared/reports/export-formats';
import { renderText } from './report/render-report.ts';
import type { Report, TextOptions, TextParts } from './report/report.ts';
import type { ReportBranding } from './report/report-branding.ts';
import type { ReportModel } from './report/report-model.ts';

export interface RenderOptions {
  format: ExportFormat;
  /** For PDF. Default: a4. */
  paper?: Paper;
  /** Default: the product's own. */
  branding?: ReportBranding | null;
  /** For SARIF: which file of a repository the pages under an address come from. */
  map?: TextOptions['map'];
  /** Stops the drawing of a PDF, or the writing between two parts. */
  signal?: AbortSignal;
}

export type RenderReport = (report: Report, options: RenderOptions) => AsyncIterable<string | Uint8Array>;

/** Draws a PDF outside the event loop. */
export type DrawPdf = (
  model: ReportModel,
  options: { paper: Paper; branding: ReportBranding | null },
  signal: AbortSignal | undefined,
) => Promise<Uint8Array>;

/** Characters per part: as much as a connection accepts at once, made in a millisecond. */
const PART = 32 * 1024;

async function* inParts(lines: TextParts, signal: AbortSignal | undefined) {
  let part = '';
  for await (const line of lines) {
    part += line;
    if (part.length < PART) continue;
    yield part;
    part = '';
    await othersFirst();
    signal?.throwIfAborted();
  }
  if (part !== '') yield part;
}

/** Renders reports: text in parts, with turns for other work between them; a PDF in one piece. */
export function createReportRenderer({
  version,
  homepage = null,
  drawPdf,
}: {
  version: string;
  homepage?: string | null | undefined;
  drawPdf: DrawPdf;
}): RenderReport {
  return async function* renderReport(report, { format, paper = 'a4', branding = null, map = [], signal }) {
    if (format === 'pdf') yield await drawPdf(report.model, { paper, branding }, signal);
    else yield* inParts(renderText(report, format, { branding, version, homepage, map }), signal);
  };
}
