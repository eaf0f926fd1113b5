import { canaryPrompts, type Question } from '@visible-ai/answers';

/** Ids of the neutral prompts, which show whether an engine is still the same. */
export const canaryIds: readonly string[] = canaryPrompts.map(({ id }) => id);

/** Asked of everybody in one way: in English, from no place. */
export function canaryQuestion(promptId: string): Question | undefined {
  const prompt = canaryPrompts.find(({ id }) => id === promptId);
  return prompt && { text: prompt.text, locale: 'en', country: null };
}
