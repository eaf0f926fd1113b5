import { describe, expect, it } from 'vitest';
import { readQuestionCount } from './question-count.ts';

describe('the number of questions', () => {
  it.each([
    ['7', 7],
    [' 50 ', 50],
    ['0', 0],
    ['2.5', 2.5],
    ['-1', -1],
  ])('%j is what was typed, right or wrong', (typed, count) => {
    expect(readQuestionCount(typed)).toBe(count);
  });

  it.each(['', ' ', 'many', '1e999', 'NaN'])('%j is no number, and means ten', (typed) => {
    expect(readQuestionCount(typed)).toBe(10);
  });
});
