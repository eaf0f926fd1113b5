import { canaryPrompts, type Question } from '@visible-ai/answers';

/** Ids of the neutral prompts, which show whether an engine has changed. */
export const canaryIds: readonly string[] = canaryPrompts.map(({ id }) => id);

/** Always asked in the same way: in English, without a location. */
export function canaryQuestion(promptId: string): Question | undefined {
  const prompt = canaryPrompts.find(({ id }) => id === promptId);
  return prompt && { text: prompt.text, locale: 'en', country: null };
}
