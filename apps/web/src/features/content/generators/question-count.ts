import { QUESTIONS_DEFAULT } from '@visible-ai/shared/content/kinds/qa-section';

/** How many questions somebody asked for: what is no number falls back to the default. */
export function readQuestionCount(typed: string): number {
  const count = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(count) ? count : QUESTIONS_DEFAULT;
}
