import type { ModelSession } from './writer-model.ts';

/**
 * What the owner should know about the model's part: where it failed, and which of its words were left out.
 */
export const modelNotes = (session: ModelSession): string[] => {
  const problem = session.problem();
  const dropped = session.dropped();
  return [
    ...(problem === null
      ? []
      : [
          `The language model did not do its part (${problem}): the built-in writer was used instead, with the site's own words.`,
        ]),
    ...(dropped === 0
      ? []
      : [
          `${dropped === 1 ? 'One proposal' : `${dropped} proposals`} of the language model ${dropped === 1 ? 'was' : 'were'} left out: the site does not say that.`,
        ]),
  ];
};
