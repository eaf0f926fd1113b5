import type { ReportModel } from '@visible-ai/engine';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { wrapText } from '../terminal/fit-text.ts';
import { heading, inner, MARGIN, type Paper, paintOf } from './paper.ts';

/** The effect of the fixes: 37 → 59 → 78, with the fix of each step. */
export function drawLadder({ score, ladder }: ReportModel, paper: Paper): string[] {
  const { steps, all } = ladder;
  if (score === null || steps.length === 0) return [];
  const { strong, quiet, good, chip } = paper.colours;
  const painted = (value: number) => strong(paintOf(scoreBand(value), paper)(String(value)));
  const rungs = [score, ...steps.map((step) => step.score)].map(painted).join(quiet(' → '));
  const last = steps.at(-1)?.score ?? score;
  const rest =
    all && all.score > last
      ? `${quiet(' ⇢ ')}${painted(all.score)} ${quiet(`with all ${all.count} fixes`)}`
      : '';
  const rows = steps.flatMap((step, index) => {
    const gain = step.score - step.from;
    const won = (gain > 0 ? `+${gain}` : '').padStart(4);
    const number = String(index + 1);
    // Labels with and without colour have the same width.
    const indent = 11;
    const lines = wrapText(
      gain > 0 ? step.title : `${step.title} (counts with the next)`,
      inner(paper) - indent,
    );
    return lines.map((line, at) =>
      at === 0 ? `${MARGIN}${chip(number)} ${good(won)}   ${line}` : `${MARGIN}${' '.repeat(indent)}${line}`,
    );
  });
  return [...heading('What the fixes are worth', paper), `${MARGIN}${rungs}${rest}`, '', ...rows];
}
