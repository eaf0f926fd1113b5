import { describe, expect, it } from 'vitest';
import { byTitleForm, titleOfMany } from './title-of-many.ts';

describe('the title of an issue of many pages', () => {
  it.each([
    [['No date'], 'No date'],
    [
      ['Only 44 words of text', 'Only 13 words of text', 'Only 1,203 words of text'],
      'Only 13 to 1,203 words of text',
    ],
    [['2 of 7 agents turned away', '3 of 7 agents turned away'], '2 to 3 of 7 agents turned away'],
    [
      ['1 image without text', '5 images without text', '2 images without text'],
      '1 to 5 images without text',
    ],
    [['Score 0.8', 'Score 0.75'], 'Score 0.75 to 0.8'],
  ])('of %j is “%s”', (titles, title) => {
    expect(titleOfMany(titles)).toBe(title);
  });
});

it('findings are grouped by what they say apart from numbers, the most frequent first', () => {
  const titles = ['2 levels skipped', 'Only 1 word', 'Only 1,203 words'];
  expect(byTitleForm(titles, (title) => title)).toEqual([
    ['Only 1 word', 'Only 1,203 words'],
    ['2 levels skipped'],
  ]);
});
