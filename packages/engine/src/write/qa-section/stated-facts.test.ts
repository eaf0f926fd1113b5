import { describe, expect, it } from 'vitest';
import { statedFacts } from './stated-facts.ts';

const nothing = { types: [], name: '', emails: [], areas: [], founders: [], lines: [] };

it('tells a number once, as it is written for people', () => {
  const phones = ['2075550142', '(207) 555-0142', '+44 20 7946 0000'];
  const { contact } = statedFacts({ ...nothing, address: '', hours: [], offers: [], phones }, 'en');
  expect(contact?.map(({ text }) => text)).toEqual(['(207) 555-0142', '+44 20 7946 0000']);
});

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

it.each([
  [['juniors@club.example', 'seniors@club.example', 'coach@club.example'], undefined],
  [['juniors@club.example', 'seniors@club.example', 'info@club.example'], ['info@club.example']],
  [['ann@club.example', 'ben@club.example'], ['ann@club.example']],
])('of the mail addresses %j it tells %j, as one of a part does not reach the whole', (emails, told) => {
  const facts = { ...nothing, phones: [], address: '', hours: [], offers: [], emails };
  expect(statedFacts(facts, 'en').contact?.map(({ text }) => text)).toEqual(told);
});

it('tells nothing of what is not stated', () => {
  expect(statedFacts({ ...nothing, phones: [], address: 'Bamberg', hours: [], offers: [] }, 'de')).toEqual(
    {},
  );
});

describe('days that a page states', () => {
  const days = (names: string[], language = 'en') =>
    statedFacts(
      { ...nothing, phones: [], address: '', offers: [], hours: [{ days: names, hours: '9-17' }] },
      language,
    ).hours?.[0]?.text;

  it.each([
    [['Monday', 'Tuesday', 'Wednesday'], 'en', 'Monday – Wednesday: 9-17'],
    [['Monday', 'Tuesday'], 'en', 'Monday, Tuesday: 9-17'],
    [['Monday', 'Tuesday', 'Thursday'], 'en', 'Monday, Tuesday, Thursday: 9-17'],
    [['Friday', 'Saturday', 'Sunday'], 'en', 'Friday – Sunday: 9-17'],
    [['Monday', 'Wednesday', 'Friday'], 'en', 'Monday, Wednesday, Friday: 9-17'],
    [['Sunday', 'Monday', 'Tuesday'], 'fr', 'dimanche – mardi: 9-17'],
    [['holidays', 'Sunday', 'Monday'], 'en', 'holidays, Sunday, Monday: 9-17'],
    [['Monday'], '', 'Monday: 9-17'],
    [['Monday'], 'no_language', 'Monday: 9-17'],
  ])('are named in the language of the site: %s in %s', (names, language, said) => {
    expect(days(names, language)).toBe(said);
  });
});

it('tells some of what is stated only', () => {
  const times = <One>(count: number, make: (at: number) => One) =>
    Array.from({ length: count }, (_, at) => make(at));
  const facts = statedFacts(
    {
      ...nothing,
      phones: ['040 111111', '040 222222', '040 333333'],
      emails: ['a@b.example', 'c@d.example'],
      address: 'Quay 7',
      hours: times(9, () => ({ days: ['Monday'], hours: '9-17' })),
      offers: times(14, (at) => ({ name: `Anvil ${at}`, price: '€5' })),
    },
    'en',
  );
  expect(facts.contact?.map(({ text }) => text)).toEqual(['040 111111', '040 222222', 'a@b.example']);
  expect(facts.hours).toHaveLength(7);
  expect(facts.prices).toHaveLength(12);
});

it('takes two prices for a list, and one for none', () => {
  const prices = (...names: string[]) =>
    statedFacts(
      {
        ...nothing,
        phones: [],
        address: '',
        hours: [],
        offers: names.map((name) => ({ name, price: '€5' })),
      },
      'en',
    ).prices?.map(({ text }) => text);
  expect(prices('Anvil')).toBeUndefined();
  expect(prices('Anvil', '铁砧')).toEqual(['Anvil: €5', '铁砧：€5']);
});
