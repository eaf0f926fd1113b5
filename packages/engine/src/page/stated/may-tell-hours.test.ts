import { expect, it } from 'vitest';
import { mayTellHours } from './may-tell-hours.ts';

it.each([
  ['a short line', 'Broadcast: Wednesdays at 8:35am', true],
  ['a sentence on opening', 'Our bakery in the old mill is open every Sunday from eight until noon', true],
  [
    'a sentence with several days',
    'You find somebody at the desk in the hall on Monday and on Thursday at 10 am',
    true,
  ],
  [
    'a sentence with a span of hours',
    'Come and see us in the yard behind the old mill each Saturday from 9:00 to 13:00',
    true,
  ],
  [
    'a score in a story',
    'Anna Lee scored in the first period of the game on Tuesday, a 3-1 victory for the visitors',
    false,
  ],
  [
    'a word that only looks like a day',
    'Try to keep older children inside when the sun is harshest, from 10 a.m. to 2 p.m.',
    false,
  ],
  ['a time in a story', 'A mob attacked the camp and stormed the store of arms at 6:30am on Thursday', false],
  ['a text that is cut off', 'Open on Sunday from 10 am to 4 pm is a good…', false],
])('reads in %s whether it may tell hours', (_, text, tells) => {
  expect(mayTellHours(text)).toBe(tells);
});
