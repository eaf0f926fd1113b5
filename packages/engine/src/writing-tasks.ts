import { constants, setPriority } from 'node:os';
import type { AnswersPdfToDraw } from './report/pdf/draw-answers-pdf.ts';
import type { PdfToDraw } from './report/pdf/draw-pdf.ts';
import type { SiteToJudge } from './site-audit/scoring/judge-site.ts';
import { judgeSite as judgeReadSite } from './site-audit/scoring/judge-site.ts';
import { writingSteps } from './write/writing-steps.ts';

/** The module of the threads for slow work: each step of writing, the judgement of a site, a PDF, by name. */
export const {
  llmsTxt,
  describe,
  llmsTxtOf,
  llmsFull,
  markdownPages,
  qaSection,
  questions,
  jsonLd,
  robotsTxt,
  robotsDifference,
} = writingSteps;
/** @param text a `SiteToJudge` as JSON, written by `createWritingThreads`. */
export const judgeSite = (text: string) => judgeReadSite(JSON.parse(text) as SiteToJudge);
/** Answers when the module is loaded. */
export const isReady = () => true;

/** The ZIP code is loaded with the first file, because writing does not need it. */
export async function zipFiles(files: readonly { path: string; text: string }[]): Promise<Uint8Array> {
  return (await import('./write/zip-files.ts')).zipFiles(files);
}

/**
 * Threads that answer somebody go first. On Linux a priority applies to one thread, elsewhere to the process.
 */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** The PDF code is loaded with the first PDF, because writing does not need fonts. */
export async function drawPdf({ model, options }: PdfToDraw): Promise<Uint8Array> {
  giveWay();
  const { drawPdf: draw } = await import('./report/pdf/draw-pdf.ts');
  return draw(model, options);
}

export async function drawAnswersPdf({ report, options }: AnswersPdfToDraw): Promise<Uint8Array> {
  giveWay();
  const { drawAnswersPdf: draw } = await import('./report/pdf/draw-answers-pdf.ts');
  return draw(report, options);
}
