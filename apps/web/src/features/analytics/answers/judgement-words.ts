import type { AnswerSample } from '@visible-ai/shared/answers/schema';

const words = { '-1': 'badly', '0': 'neither well nor badly', '1': 'well' } as const;

/** How an answer speaks of the brand, after "Speaks of you". */
export const judgementWord = (judgement: NonNullable<AnswerSample['judgement']>): string =>
  words[`${judgement}`];
