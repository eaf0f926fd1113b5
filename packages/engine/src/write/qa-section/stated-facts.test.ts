import { expect, it } from 'vitest';
import { statedFacts } from './stated-facts.ts';

const nothing = { types: [], name: '', emails: [], areas: [], founders: [], lines: [] };

it('tells what a page states of its business, the days in the language of the site', () => {
  const facts = statedFacts(
    {
      ...nothing,
      phones: ['0951 445566'],
      address: 'Grüner Markt 7, Bamberg',
      hours: [
        { days: ['Monday', 'Tuesday', 'Wednesday'], hours: '06:00-18:00' },
        { days: ['Saturday', 'Sunday'], hours: '08:00-11:00' },
        { days: ['an Feiertagen'], hours: 'geschlossen' },
      ],
      offers: [
        { name: 'Holzofenbrot', price: '3,20 €' },
        { name: 'Walnussbrot', price: '4,10 €' },
      ],
    },
    'de',
  );
  const textOf = (topic: string) => facts[topic]?.map(({ text }) => text);
  expect(textOf('hours')).toEqual([
    'Montag – Mittwoch: 06:00-18:00',
    'Samstag, Sonntag: 08:00-11:00',
    'an Feiertagen: geschlossen',
  ]);
  expect(textOf('where')).toEqual(['Grüner Markt 7, Bamberg']);
  expect(textOf('contact')).toEqual(['0951 445566']);
  expect(textOf('prices')).toEqual(['Holzofenbrot: 3,20 €', 'Walnussbrot: 4,10 €']);
});

it('tells nothing of what is not stated', () => {
  expect(statedFacts({ ...nothing, phones: [], address: 'Bamberg', hours: [], offers: [] }, 'de')).toEqual(
    {},
  );
});
