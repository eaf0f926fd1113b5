import { expect, it } from 'vitest';
import { factsOf } from '../../../page/testing/facts-of.ts';
import { hoursInWords } from './hours-in-words.ts';

const specified = (dayOfWeek: string[], opens: string, closes: string, more = {}) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
  ...more,
});
const bakery = (hours: object) => ({ '@type': 'Bakery', name: 'Crumb', ...hours });
const page = (lang: string, ...things: object[]) =>
  factsOf(
    `<html lang="${lang}"><head><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script></head><body><main>Crumb</main></body></html>`,
  );
const short = { openingHours: ['Mo-Fr 07:00-18:00', 'Sa 7:00-12:00'] };

it.each([
  ['de', short, 'Montag–Freitag 07:00–18:00; Samstag 07:00–12:00'],
  [
    'fr',
    {
      openingHoursSpecification: [
        specified(['Tuesday', 'https://schema.org/Wednesday'], '09:00:00', '12:00:00'),
        specified(['Tuesday', 'Wednesday'], '14:00', '18:00'),
      ],
    },
    'mardi–mercredi 09:00–12:00, 14:00–18:00',
  ],
  ['en', { openingHours: 'Mo,We-Fr 9:00-17:00' }, 'Monday 09:00–17:00; Wednesday–Friday 09:00–17:00'],
])('are written as people read them in %s', (lang, hours, words) => {
  expect(hoursInWords(page(lang, bakery(hours)))).toBe(words);
});

it.each([
  ['times that are the same', bakery({ openingHours: 'Mo-Su 00:00-00:00' })],
  ['words that data do not know', bakery({ openingHours: ['Mo-Fr 07:00-18:00', 'Sa by appointment'] })],
  [
    'a season',
    bakery({
      openingHoursSpecification: specified(['Monday'], '09:00', '12:00', {
        validFrom: '2026-05-01',
        validThrough: '2026-09-30',
      }),
    }),
  ],
])('are not written from %s', (_, thing) => {
  expect(hoursInWords(page('en', thing))).toBeNull();
});

it('are not written where two places have their own, or the language is not known', () => {
  expect(hoursInWords(page('en', bakery(short), bakery({ openingHours: 'Mo 10:00-11:00' })))).toBeNull();
  expect(hoursInWords(page('', bakery(short)))).toBeNull();
});
