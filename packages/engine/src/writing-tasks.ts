import { constants, setPriority } from 'node:os';
import type { AnswersPdfToDraw } from './report/pdf/draw-answers-pdf.ts';
import type { PdfToDraw } from './report/pdf/draw-pdf.ts';
import type { SiteToJudge } from './site-audit/scoring/judge-site.ts';
import { judgeSite as judgeReadSite } from './site-audit/scoring/judge-site.ts';
import { writingSteps } from './write/writing-steps.ts';

/** The module of the threads for what takes long: each step of writing, the judgement of a site, a PDF, by name. */
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
/** Answered once the module stands. */
export const isReady = () => true;

/** What packs is loaded with the first file: writing has no use for it. */
export async function zipFiles(files: readonly { path: string; text: string }[]): Promise<Uint8Array> {
  return (await import('./write/zip-files.ts')).zipFiles(files);
}

/** Who waits for an answer goes first. On Linux a priority is the thread's own, elsewhere it would be everybody's. */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** What draws is loaded with the first PDF: writing has no use for fonts. */
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
