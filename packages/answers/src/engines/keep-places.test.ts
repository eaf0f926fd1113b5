import { describe, expect, it } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const TEXT = 'ab😀cd';

describe('the places of a source', () => {
  it.each<[string, [number, number][], [number, number][]]>([
    [
      'stand in the order of the text',
      [
        [4, 5],
        [0, 1],
      ],
      [
        [0, 1],
        [4, 5],
      ],
    ],
    [
      'are one where they overlap, or are the same',
      [
        [0, 2],
        [1, 5],
        [0, 2],
      ],
      [[0, 5]],
    ],
    [
      'never part a character',
      [
        [0, 3],
        [5, 6],
      ],
      [
        [0, 4],
        [5, 6],
      ],
    ],
    ['begin with a whole character', [[3, 5]], [[2, 5]]],
    ['end with the text', [[4, 99]], [[4, 6]]],
    [
      'lie within the text',
      [
        [-1, 3],
        [6, 9],
        [99, 100],
      ],
      [],
    ],
    [
      'are not empty, and do not run backwards',
      [
        [2, 2],
        [4, 1],
      ],
      [],
    ],
    [
      'are whole numbers',
      [
        [0.5, 3],
        [0, Number.NaN],
        [0, Number.POSITIVE_INFINITY],
      ],
      [],
    ],
  ])('%s', (_what, given, kept) => {
    const places = given.map(([start, end]) => ({ start, end }));
    expect(keepPlaces(TEXT, places).map(({ start, end }) => [start, end])).toEqual(kept);
  });
});
