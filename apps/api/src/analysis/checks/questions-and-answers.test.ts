import { describe } from 'vitest';
import { questionsAndAnswers } from './questions-and-answers.ts';
import { expectTable } from './testing/expect-table.ts';

const asked = (count: number, visible = true) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1} <b>?`,
    answer: 'An answer & more.',
    from: 'details' as const,
    visible,
  }));

describe('the check questions-and-answers', () => {
  expectTable(questionsAndAnswers, [
    { page: 'three answered', changes: {}, score: 1, status: 'pass', says: ['“How is the bread made?”'] },
    {
      page: 'one answered',
      changes: { page: { questions: asked(1) } },
      score: 0.7,
      status: 'warn',
      says: ['<h3>What is Bakery Example?</h3>', '"name": "Question 1 \\u003cb>?"'],
    },
    {
      page: 'the same question three times',
      changes: { page: { questions: [...asked(1), ...asked(1), ...asked(1)] } },
      score: 0.7,
      status: 'warn',
    },
    {
      page: 'none',
      changes: { page: { questions: [] } },
      score: 0.25,
      status: 'fail',
      says: ['"@type": "FAQPage"'],
    },
    {
      page: 'none, in French',
      changes: { page: { questions: [], lang: 'fr-CA' } },
      score: 0.25,
      status: 'fail',
      says: ['Qu’est-ce que Bakery Example ?'],
    },
    {
      page: 'answers only in the markup',
      changes: { page: { questions: asked(3, false) } },
      score: 0.3,
      status: 'fail',
      says: ['<h3>Question 1 &lt;b&gt;?</h3>', 'An answer &amp; more.'],
      never: ['<h3>Question 1 <b>'],
    },
  ]);
});
