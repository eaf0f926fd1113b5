import { analysisQuestions } from './groups/analysis-questions.ts';
import { basicsQuestions } from './groups/basics-questions.ts';
import { comparisonQuestions } from './groups/comparison-questions.ts';
import { compatibilityQuestions } from './groups/compatibility-questions.ts';
import { filesQuestions } from './groups/files-questions.ts';
import { pricingQuestions } from './groups/pricing-questions.ts';
import { resultsQuestions } from './groups/results-questions.ts';
import { supportQuestions } from './groups/support-questions.ts';
import type { Question, QuestionGroup } from './question.ts';

/** The FAQ in its reading order. */
export const questionGroups: readonly QuestionGroup[] = [
  basicsQuestions,
  analysisQuestions,
  filesQuestions,
  compatibilityQuestions,
  comparisonQuestions,
  pricingQuestions,
  resultsQuestions,
  supportQuestions,
];

export const questions: readonly Question[] = questionGroups.flatMap(({ questions: inGroup }) => inGroup);
