import { expect, it } from 'vitest';
import { sentenceParts } from './sentence-parts.ts';

it.each([
  [
    'a sentence in three paragraphs',
    [
      'We invite you to the third meeting of the society,',
      'which takes place from 3 May in',
      'the town hall.',
      'It is free.',
    ],
    [true, true, true, false],
  ],
  ['a greeting', ['Dear guests of our house,', 'The house stands by the sea.'], [false, false]],
  [
    'lines without a full stop',
    ['Opening hours', 'Monday to Friday', 'We are closed in May.'],
    [false, false, false],
  ],
  [
    'a paragraph that ends',
    ['The hall, built in 1900, is open every day of the year.', 'It is free.'],
    [false, false],
  ],
])('%s', (_, texts, parts) => {
  expect(sentenceParts(texts)).toEqual(parts);
});
