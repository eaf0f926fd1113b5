import type { Question } from '@visible-ai/answers';

const questions: readonly (Question & { id: string })[] = [];

/** Ids of the neutral prompts by which is told whether an engine is still the same. */
export const canaryIds: readonly string[] = questions.map(({ id }) => id);

export const canaryQuestion = (promptId: string): Question | undefined =>
  questions.find(({ id }) => id === promptId);
