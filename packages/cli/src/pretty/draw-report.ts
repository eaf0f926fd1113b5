import type { ReportModel } from '@visible-ai/engine';
import { cleanTexts } from '../terminal/clean-text.ts';
import { drawFindings } from './draw-findings.ts';
import { drawLadder } from './draw-ladder.ts';
import { drawMatrix } from './draw-matrix.ts';
import { drawScore } from './draw-score.ts';
import type { Paper } from './paper.ts';

/** A report for a person at a terminal. All foreign text is made harmless first. */
export function drawReport(model: ReportModel, paper: Paper): string {
  const harmless = cleanTexts(model);
  const lines = [
    ...drawScore(harmless, paper),
    ...drawLadder(harmless, paper),
    ...drawMatrix(harmless, paper),
    ...drawFindings(harmless, paper),
    '',
  ];
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
