import { QUESTIONS_DEFAULT } from '@visible-ai/shared/content/kinds/qa-section';

/** The typed number of questions, or the default if it is not a number. */
export function readQuestionCount(typed: string): number {
  const count = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(count) ? count : QUESTIONS_DEFAULT;
}
