import type { AnswersSummary } from '@visible-ai/shared/answers/schema';
import type { AnswerCell } from './answer-cell.ts';
import { changeOf } from './change-of.ts';
import { countIn } from './pooled-counts.ts';

const pairOf = ({ promptId, engine }: AnswerCell) => `${engine} ${promptId}`;

/**
 * Compares two runs, over the prompts and engines with answers in both: otherwise a new prompt, or an engine
 * that was down, would look like a change of the answers.
 *
 * @returns null if they have none in common.
 */
export function changeBetween(
  previous: { runId: string; cells: readonly AnswerCell[] },
  last: { runId: string; cells: readonly AnswerCell[] },
  ownId: string,
): AnswersSummary['change'] {
  const answered = ({ counts }: AnswerCell) => (counts.ok ?? 0) > 0;
  const inBoth = new Set(previous.cells.filter(answered).map(pairOf));
  const after = last.cells.filter((cell) => answered(cell) && inBoth.has(pairOf(cell)));
  const kept = new Set(after.map(pairOf));
  const before = previous.cells.filter((cell) => kept.has(pairOf(cell)));
  const mention = changeOf(countIn(before, ownId, 'named'), countIn(after, ownId, 'named'));
  const citation = changeOf(countIn(before, ownId, 'cited'), countIn(after, ownId, 'cited'));
  if (!mention || !citation) return null;
  return { runId: last.runId, previousRunId: previous.runId, mention, citation };
}
