import { expect, it } from 'vitest';
import { runsOn } from './runs-on.ts';

const sections = [
  {
    heading: 'About us',
    text: 'Mill Cycles was founded in 2009 by Tom Lee. The workshop is by the harbour.\n\nWe are three people.',
  },
  { heading: 'How we work', text: 'We inspect each bicycle together with its owner, and agree on a price.' },
];

it.each([
  [
    'over a heading',
    'Mill Cycles was founded in 2009 by Tom Lee. The workshop is by the harbour. We are three people. How we workWe inspect each',
  ],
  [
    'over a heading, with other words after it',
    'The workshop is by the harbour. We are three people. How we work We inspect … Continue reading →',
  ],
  ['within a word', 'Mill Cycles was founded in 2009 by Tom Lee. The works'],
  [
    'before the end of its sentence, with a sign',
    'Mill Cycles was founded in 2009 by Tom Lee. The workshop […]',
  ],
])('knows the beginning of a page that a program has cut %s', (_, text) => {
  expect(runsOn(text, sections)).toBe(true);
});

it.each([
  [
    'whole sentences of the page',
    'Mill Cycles was founded in 2009 by Tom Lee. The workshop is by the harbour.',
  ],
  ['a sentence without its full stop', 'Mill Cycles was founded in 2009 by Tom Lee'],
  ['words of its own', 'A bicycle workshop by the harbour, founded in 2009 by'],
  [
    'words of its own behind those of the page',
    'The workshop is by the harbour. We repair and build bicycles',
  ],
  ['a heading alone', 'How we work'],
])('leaves what an owner wrote: %s', (_, text) => {
  expect(runsOn(text, sections)).toBe(false);
});

it('reads a page of 40,000 sections at once', () => {
  const many = Array.from({ length: 40_000 }, (_, at) => ({
    heading: `Part ${at}`,
    text: 'It says little. ',
  }));
  expect(runsOn('It says little. Part 1 It says little. Part 2', many)).toBe(true);
});
