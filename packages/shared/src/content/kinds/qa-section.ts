import type { z } from 'zod';
import { defineKind, type KindGuide } from './define-kind.ts';

export const QUESTIONS_MIN = 1;
export const QUESTIONS_MAX = 50;
export const QUESTIONS_DEFAULT = 10;
export const QUESTIONS_ERROR = 'Number of questions must be between 1 and 50';

export const qaSection = defineKind({
  id: 'qa_section',
  label: 'Q&A Section',
  fileName: 'q&a-section.txt',
  mediaType: 'text/plain; charset=utf-8',
  usedIn: 'page',
  decidesAccess: false,
  language: 'html',
  timeLimitMs: 10 * 60_000,
  failure: 'Batch scrape job failed',
  page: {
    path: '/content/qa-section',
    name: 'Q&A generator',
    description: 'Generate questions and answers for a website.',
  },
  request: (zod): { questionCount: z.ZodDefault<z.ZodInt> } => ({
    questionCount: zod
      .int(QUESTIONS_ERROR)
      .min(QUESTIONS_MIN, QUESTIONS_ERROR)
      .max(QUESTIONS_MAX, QUESTIONS_ERROR)
      .default(QUESTIONS_DEFAULT),
  }),
});

export const qaSectionGuide: KindGuide = {
  about: 'questions with answers, as HTML and as FAQPage JSON-LD; `questionCount` of them',
  belongs:
    'Put the HTML where visitors read it on the page, and the JSON-LD into a script of type application/ld+json in its head.',
};
