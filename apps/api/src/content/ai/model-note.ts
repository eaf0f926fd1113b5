import type { ModelSession } from './writer-model.ts';

/** What the owner should know when the model did not do its part. */
export const modelNotes = (session: ModelSession): string[] => {
  const problem = session.problem();
  return problem === null
    ? []
    : [
        `The language model did not do its part (${problem}): the built-in writer stood in, with the site's own words.`,
      ];
};
