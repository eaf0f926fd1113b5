import { expect, it } from 'vitest';
import { pairedDays } from './paired-days.ts';

it.each([
  [
    ['Otevírací doba', 'Pátek', 'Sobota', 'Neděle', '11:00 - 22:00', '11:00 - 22:00', 'zavřeno', 'Kontakt'],
    ['Otevírací doba', 'Pátek 11:00 - 22:00', 'Sobota 11:00 - 22:00', 'Neděle zavřeno', 'Kontakt'],
  ],
  [
    ['Δευτέρα Τρίτη Τετάρτη', '9:00–17:00 9:00–17:00 10:00–14:00'],
    ['Δευτέρα 9:00–17:00', 'Τρίτη 9:00–17:00', 'Τετάρτη 10:00–14:00'],
  ],
  [
    ['Monday:', 'Tuesday:', 'Wednesday:', '9am - 5pm', '9am - 5pm', '9am - 1pm'],
    ['Monday 9am - 5pm', 'Tuesday 9am - 5pm', 'Wednesday 9am - 1pm'],
  ],
])('joins a column of days with that of their times: %j', (lines, expected) => {
  expect(pairedDays(lines)).toEqual(expected);
});

it.each([
  [['Monday', 'Tuesday', 'Wednesday', '9–17', '9–18']],
  [['Monday', '9–17', 'Tuesday', '9–18', 'Wednesday', '9–18']],
  [['Monday', 'Tuesday', '9–17', '9–18']],
  [['Friday', 'Saturday', 'Sunday', 'A concert', '20:00 - 22:00']],
  [[]],
])('leaves other lines as they are: %j', (lines) => {
  expect(pairedDays(lines)).toEqual(lines);
});
