import type { AnswersReport } from '../answers-report.ts';
import { drawAnswersCover } from './answers/answers-cover.ts';
import { drawAnswersSummary } from './answers/answers-summary.ts';
import { drawCounting } from './answers/counting.ts';
import { drawEngines, drawPrompts, drawRivals, drawRuns, drawSources } from './answers/rate-sections.ts';
import type { PdfOptions } from './draw-pdf.ts';
import { openDocument } from './open-document.ts';
import { brandOf } from './parts/brand.ts';
import { drawLeftOut, MARKS_STAND } from './sections/left-out.ts';
import { cleanTitle } from './text/clean-text.ts';
import { textsOfAnswers } from './texts-of.ts';

/** The input of the thread that draws. */
export interface AnswersPdfToDraw {
  report: AnswersReport;
  options: PdfOptions;
}

/**
 * Draws a PDF about the answers of a month: a cover, the four figures with their intervals and what has
 * changed, then competitors, engines, prompts, sources and runs, and how everything is counted. Call it in a
 * thread.
 *
 * The same report gives the same bytes.
 */
export async function drawAnswersPdf(
  report: AnswersReport,
  { paper, branding, language = null }: PdfOptions,
): Promise<Uint8Array> {
  const brand = brandOf(branding);
  const title = cleanTitle(report.siteName, 200) || 'Report';
  const document = await openDocument({
    ...{ paper, branding, brand, language, title, createdAt: report.createdAt },
    texts: textsOfAnswers(report, brand),
    info: {
      Title: `${title}: what answers said in ${report.month}`,
      Subject: `What answer engines say about ${title}`,
    },
  });
  const { sheet, begin } = document;
  drawAnswersCover(sheet, report, brand);
  drawAnswersSummary(sheet, report, begin);
  drawRivals(sheet, report, begin);
  drawEngines(sheet, report, begin);
  const left = [
    ...drawPrompts(sheet, report, begin),
    ...drawSources(sheet, report, begin),
    ...drawRuns(sheet, report, begin),
  ];
  drawCounting(sheet, report, begin);
  if (sheet.type.marks.stood) left.push(MARKS_STAND);
  drawLeftOut(sheet, [], left);
  return document.close();
}
