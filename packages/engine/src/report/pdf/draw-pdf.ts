import type { Paper } from '@visible-ai/shared/reports/export-formats';
import type { ReportBranding } from '../report-branding.ts';
import type { ReportModel } from '../report-model.ts';
import { openDocument } from './open-document.ts';
import { brandOf } from './parts/brand.ts';
import { drawCover } from './sections/cover.ts';
import { drawFindings } from './sections/findings.ts';
import { drawLeftOut, MARKS_STAND } from './sections/left-out.ts';
import { drawPages, drawTemplates } from './sections/site-tables.ts';
import { drawSummary } from './sections/summary.ts';
import { cleanText, cleanTitle } from './text/clean-text.ts';
import { textsOf } from './texts-of.ts';

export interface PdfOptions {
  paper: Paper;
  branding: ReportBranding | null;
  /** The page's declared language: it decides the forms of Han characters. */
  language?: string | null;
}

/** The input of the thread that draws. */
export interface PdfToDraw {
  model: ReportModel;
  options: PdfOptions;
}

/**
 * Draws a report as a PDF: a cover, a summary page, the findings; for a site its templates and pages too. It
 * takes some hundred milliseconds of processor time: call it in a thread.
 *
 * The same report gives the same bytes.
 */
export async function drawPdf(
  model: ReportModel,
  { paper, branding, language = null }: PdfOptions,
): Promise<Uint8Array> {
  const brand = brandOf(branding);
  const title = cleanTitle(model.title, 200) || model.host || 'Report';
  const document = await openDocument({
    ...{ paper, branding, brand, language, title, createdAt: model.createdAt },
    texts: textsOf(model, brand),
    info: {
      Title: `${title}: AI visibility report`,
      Subject: cleanText(`AI visibility of ${model.address}`, 300),
    },
  });
  const { sheet, begin } = document;
  drawCover(sheet, model, brand);
  const notes = drawSummary(sheet, model, begin);
  const left = drawFindings(sheet, model, begin);
  if (model.kind === 'site')
    left.push(...drawTemplates(sheet, model, begin), ...drawPages(sheet, model, begin));
  if (sheet.type.marks.stood) left.push(MARKS_STAND);
  drawLeftOut(sheet, notes, left);
  return document.close();
}
