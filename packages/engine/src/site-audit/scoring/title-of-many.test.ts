import { describe, expect, it } from 'vitest';
import { titleOfMany } from './title-of-many.ts';

describe('the title of an issue of many pages', () => {
  it.each([
    [['No date'], 'No date'],
    [
      ['Only 44 words of text', 'Only 13 words of text', 'Only 1,203 words of text'],
      'Only 13 to 1,203 words of text',
    ],
    [['No date', 'An article without a date', 'No date'], 'No date'],
    [['2 of 7 agents turned away', '3 of 7 agents turned away'], '2 to 3 of 7 agents turned away'],
    [['Score 0.8', 'Score 0.75'], 'Score 0.75 to 0.8'],
  ])('of %j is “%s”', (titles, title) => {
    expect(titleOfMany(titles)).toBe(title);
  });
});
