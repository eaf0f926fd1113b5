import { expect, it } from 'vitest';
import { wantsColour } from './palette.ts';

it.each([
  ['a terminal', true, {}, true],
  ['a pipe', false, {}, false],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', true, { NO_COLOR: '' }, true],
  ['a terminal that is dumb', true, { TERM: 'dumb' }, false],
  ['a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }, true],
  ['a pipe with both', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ['a terminal with FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, false],
])('%s has colours or not', (_, isTerminal, environment, coloured) => {
  expect(wantsColour(isTerminal, environment)).toBe(coloured);
});
