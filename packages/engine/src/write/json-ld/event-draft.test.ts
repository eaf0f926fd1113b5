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
