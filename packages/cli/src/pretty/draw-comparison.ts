import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import type { ReportDifference } from '@visible-ai/shared/compare/schema';
import { cleanTexts } from '../terminal/clean-text.ts';
import { cutText, padText } from '../terminal/fit-text.ts';
import { drawSnippet } from './draw-snippet.ts';
import { bar, heading, inner, labelled, MARGIN, type Paper, paintOf, paragraph } from './paper.ts';

export interface Compared {
  ours: Pick<AnalysisReport, 'url' | 'score'>;
  theirs: Pick<AnalysisReport, 'url' | 'score'>;
  differences: readonly ReportDifference[];
}

const BAR = 24;

function scoreLine(who: string, { url, score }: Compared['ours'], paper: Paper): string {
  const { strong, quiet } = paper.colours;
  const band = scoreBand(score);
  const paint = paintOf(band, paper);
  const { full, empty } = bar(score, Math.min(BAR, Math.max(6, inner(paper) - 40)));
  const said = `${paint(String(score).padStart(3))} ${paint(padText(scoreWords[band], 11))}`;
  const used = 8 + Math.min(BAR, Math.max(6, inner(paper) - 40)) + 2 + 16;
  const short = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const room = inner(paper) - used;
  return `${MARGIN}${strong(padText(who, 8))}${paint(full)}${quiet(empty)}  ${said} ${quiet(room > 8 ? cutText(short, room) : '')}`.trimEnd();
}

function drawDifference(difference: ReportDifference, isAhead: boolean, paper: Paper): string[] {
  const { strong, quiet, good, warn } = paper.colours;
  const { title, checkId, ours, theirs, points, fix, snippet } = difference;
  const gain = points > 0 ? good(`  +${points}`) : '';
  return [
    '',
    `${MARGIN}${isAhead ? good('✓') : warn('!')} ${strong(title)}${gain}  ${quiet(checkId)}`,
    ...labelled('Theirs', theirs.evidence, paper),
    ...labelled('Ours', ours.evidence, paper),
    ...(fix ? labelled('Fix', fix, paper) : []),
    ...drawSnippet(snippet, paper),
  ];
}

/** Two pages side by side: the scores, what the other page does better, and what ours does better. */
export function drawComparison(compared: Compared, paper: Paper): string {
  const { ours, theirs, differences } = cleanTexts(compared);
  const isBehind = (one: ReportDifference) => (one.theirs.score ?? 0) > (one.ours.score ?? 0);
  const behind = differences.filter(isBehind);
  const ahead = differences.filter((one) => !isBehind(one));
  const lines = [
    '',
    scoreLine('Ours', ours, paper),
    scoreLine('Theirs', theirs, paper),
    ...(differences.length === 0 ? ['', ...paragraph('No check judged them differently.', paper)] : []),
    ...(behind.length > 0 ? heading(`Theirs does better (${behind.length})`, paper) : []),
    ...behind.flatMap((one) => drawDifference(one, false, paper)),
    ...(ahead.length > 0 ? heading(`Ours does better (${ahead.length})`, paper) : []),
    ...ahead.flatMap((one) => drawDifference(one, true, paper)),
    '',
  ];
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
