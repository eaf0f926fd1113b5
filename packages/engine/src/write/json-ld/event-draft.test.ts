import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import { expect, it } from 'vitest';
import { dataOf, type MadePage } from '../testing/graph-of.ts';
import { siteOf } from '../testing/site-of.ts';
import { writeJsonLd } from './write-json-ld.ts';

const section = (heading: string, text = '', level = 2) => ({ level, heading, text });
const festival = { url: '/', title: 'Anvil Festival', kind: 'home' as const };
const written = (name: string, ...pages: MadePage[]) => writeJsonLd(siteOf(pages, { name }));
const eventsOf = (name: string, ...pages: MadePage[]) =>
  readGraph(written(name, ...pages).text).nodes.filter((node) => node['@type'] === 'Event');
const eventOn = (home: Partial<MadePage>, ...pages: MadePage[]) =>
  eventsOf('Anvil Festival', { ...festival, ...home }, ...pages)[0];
const days = { startDate: '2026-05-03', endDate: '2026-05-04' };
const inHill = { '@type': 'Place', name: 'Town Hall, Hill' };

it.each([
  ['a heading with a word before the place', '3–4 May 2026 at Town Hall, Hill', ''],
  ['a line below it', 'Forging for all', '3–4 May 2026 in Town Hall, Hill'],
  ['labels', 'Forging for all', 'When: 3–4 May 2026\nWhere: Town Hall, Hill'],
])('an event has the days and the place of %s', (_, heading, text) => {
  expect(eventOn({ sections: [section(heading, text)] })).toMatchObject({
    ...{ name: 'Anvil Festival', ...days, location: inHill },
  });
});

it('has a place that its address names, and the address', () => {
  const contact = {
    url: '/contact',
    kind: 'contact' as const,
    sections: [section('Address', '12 Mill Road\nHill LS1 4AB')],
  };
  const heading = section('3–4 May 2026, Town Hall, 12 Mill Road');
  expect(eventOn({ sections: [heading] }, contact)?.location).toEqual({
    ...{ '@type': 'Place', name: 'Town Hall, 12 Mill Road', address: '12 Mill Road, Hill LS1 4AB' },
  });
});

it('has a town that its address names with its province', () => {
  const sections = [
    section('Torna la festa', 'Hill - 3–4 May 2026'),
    section('Address', 'Via Torino, 155, Hill HI, 30170'),
  ];
  expect(eventOn({ sections })?.location).toMatchObject({ name: 'Hill' });
});

it('has nothing of its address twice, and none of a page that is not about reaching it', () => {
  const address = section('Anschrift', 'Mühlenweg 12\n24103 Kiel');
  const other = { url: '/smiths', kind: 'article' as const, sections: [address] };
  const place = 'Mühlenweg 12, 24103 Kiel';
  const home = section(`3.–4.05.2026 in ${place}`);
  expect(eventOn({ sections: [home, address] })?.location).toEqual({ '@type': 'Place', name: place });
  const inMill = eventOn({ sections: [section('3–4 May 2026 in Mill House, Kiel')] }, other);
  expect(inMill?.location).toEqual({ '@type': 'Place', name: 'Mill House, Kiel' });
});

it('has what the home page says of itself', () => {
  const sections = [section('3–4 May 2026 at Town Hall, Hill')];
  const description = 'Two days of forging for everybody who likes iron.';
  const data = dataOf({ image: 'https://acme.example/anvil.png' });
  expect(eventOn({ sections, description, data })).toMatchObject({
    ...{ description, image: 'https://acme.example/anvil.png', inLanguage: 'en' },
    url: expect.stringMatching(/^https:\/\/[^/]+\/$/),
  });
});

it('has a place in letters without capitals, and other days in small headings do not count', () => {
  const sections = [
    section('主会场', '日期：2026年5月3日至4日\n地点：铁砧镇会堂'),
    section('8 May 2026', '', 3),
  ];
  expect(eventOn({ sections })).toMatchObject({ ...days, location: { name: '铁砧镇会堂' } });
});

it('has a place that a line with a street names', () => {
  const text = 'In the Institute of Iron, Hillsborough, 12 Mill Road.';
  const sections = [section('3–4 May 2026, Iron Hall, Hillsborough', text)];
  expect(eventOn({ sections })?.location).toMatchObject({ name: 'Iron Hall, Hillsborough' });
});

it.each<[string, Partial<MadePage>]>([
  ['only words beside the days', { sections: [section('Save the date – 3–4 May 2026')] }],
  ['days without a year', { sections: [section('3–4 May at Town Hall, Hill')] }],
  [
    'other days in another heading',
    { sections: [section('3–4 May 2026 at Town Hall, Hill'), section('8 May 2026')] },
  ],
  ['two dates in one line', { sections: [section('3–4 May 2026 and 8 May 2026 at Town Hall, Hill')] }],
  ['the name beside the days', { sections: [section('3–4 May 2026, Anvil Festival')] }],
  ['a place of two letters', { sections: [section('3–4 May 2026 at Oz')] }],
  [
    'a whole sentence beside the days',
    { sections: [section(`3–4 May 2026 at ${'Town Hall and '.repeat(7)}Hill`)] },
  ],
  ['a sentence after the place', { sections: [section('3–4 May 2026 at Town Hall. See you there')] }],
  [
    'days in a long line',
    { sections: [section('Forging', `${'We forge and forge. '.repeat(6)} 3–4 May 2026 at Town Hall`)] },
  ],
  [
    'days far down the page',
    {
      sections: [
        ...['One', 'Two', 'Three'].map((heading) => section(heading)),
        section('Four', '3–4 May 2026 at Town Hall'),
      ],
    },
  ],
  [
    'a label with two dates',
    { sections: [section('Forging', 'When: 3 May 2026, 8 May 2026\nWhere: Town Hall')] },
  ],
  ['a label without a place', { sections: [section('Forging', 'When: 3 May 2026\nWhere: ?!')] }],
  ['a label with a place of two letters', { sections: [section('Forging', 'When: 3 May 2026\nWhere: Oz')] }],
  [
    'a label with a whole story',
    { sections: [section('Forging', `When: 3 May 2026\nWhere: ${'the old town hall and '.repeat(5)}`)] },
  ],
  [
    'labels far down the page',
    {
      sections: [
        ...['One', 'Two', 'Three'].map((heading) => section(heading)),
        section('Four', 'When: 3 May 2026\nWhere: Town Hall'),
      ],
    },
  ],
  ['a place without days', { sections: [section('At Town Hall, Hill')] }],
  [
    'data of an event of its own',
    { sections: [section('3–4 May 2026 at Town Hall, Hill')], data: dataOf({ marked: ['MusicEvent'] }) },
  ],
])('nothing is written of %s', (_, home) => {
  expect(eventOn(home)).toBeUndefined();
});

it.each(['Anvil House', 'Festival Hall', 'Conference Services Ltd'])('%s is no event', (title) => {
  const home = { ...festival, title, sections: [section('3–4 May 2026 at Town Hall, Hill')] };
  expect(eventsOf(title, home)).toEqual([]);
});

it('tells what was written, and what it lacks', () => {
  const home = { ...festival, sections: [section('3–4 May 2026 at Town Hall, Hill')] };
  const notes = written('Anvil Festival', home).notes.join('\n');
  expect(notes).toContain('Event: new on 1 page (/): name, startDate, endDate, location');
  expect(notes).toContain('1 page has an event without a postal address, which Google asks for');
});
