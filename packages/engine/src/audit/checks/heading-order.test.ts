import { describe } from 'vitest';
import { headingOrder } from './heading-order.ts';
import { expectTable } from './testing/expect-table.ts';

const headings = (...list: [level: 1 | 2 | 3 | 4 | 5, text: string][]) => ({
  page: { headings: list.map(([level, text]) => ({ level, text })) },
});

describe('the check heading-order', () => {
  expectTable(headingOrder, [
    { page: 'in order', changes: {}, score: 1, status: 'pass', says: ['4 headings'] },
    { page: 'no headings', changes: headings(), score: 0, status: 'fail', says: ['360 words'] },
    {
      page: 'a long text under one heading',
      changes: headings([1, 'Bread']),
      score: 0.5,
      status: 'warn',
      says: ['“Bread”'],
    },
    {
      page: 'a short text under one heading',
      changes: {
        page: { ...headings([1, 'Bread']).page, text: { words: 120, mainWords: 110, excerpt: '' } },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'one level left out',
      changes: headings([1, 'A'], [2, 'B'], [4, 'C']),
      score: 0.85,
      status: 'warn',
      says: ['H2 “B” is followed by H4 “C”', '-<h4>C</h4>', '+<h3>C</h3>'],
    },
    {
      page: 'a level left out above several headings, which stay beside each other',
      changes: headings([1, 'A'], [3, 'B'], [4, 'C'], [3, 'D'], [2, 'E'], [3, 'F']),
      score: 0.85,
      status: 'warn',
      says: ['-<h3>B</h3>\n+<h2>B</h2>\n-<h4>C</h4>\n+<h3>C</h3>\n-<h3>D</h3>\n+<h2>D</h2>'],
    },
    {
      page: 'five levels left out',
      changes: headings(
        [1, 'A'],
        [3, 'B'],
        [1, 'A'],
        [3, 'B'],
        [1, 'A'],
        [3, 'B'],
        [1, 'A'],
        [3, 'B'],
        [1, 'A'],
        [3, 'B'],
      ),
      score: 0.45,
      status: 'fail',
    },
    {
      page: 'a level closed again',
      changes: headings([1, 'A'], [2, 'B'], [3, 'C'], [2, 'D']),
      score: 1,
      status: 'pass',
    },
    {
      page: 'a footer with headings of its own',
      changes: {
        page: {
          headings: [
            { level: 1, text: 'A' },
            { level: 2, text: 'Cookies', part: 'notice' },
            { level: 4, text: 'Follow us', part: 'footer' },
            { level: 2, text: 'B' },
          ],
        },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a heading without text',
      changes: headings([1, ''], [2, 'B']),
      score: 0.85,
      status: 'warn',
      says: ['1 heading without text'],
    },
  ]);
});
