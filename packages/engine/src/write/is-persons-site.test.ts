import { expect, it } from 'vitest';
import { isPersonsSite, personsRole } from './is-persons-site.ts';
import { siteOf } from './testing/site-of.ts';

const titled = (name: string, title: string) => siteOf([{ url: '/', title }], { name });

it.each([
  [
    'Mara Lind',
    'Mara Lind | Assistant Professor & Research Scholar',
    'Assistant Professor & Research Scholar',
  ],
  ['Mara Lind', 'Mara Lind – Wissenschaftliche Mitarbeiterin', 'Wissenschaftliche Mitarbeiterin'],
  ['Jean-Luc Marly', 'Jean-Luc Marly, écrivain', 'écrivain'],
  ['Ann B. Lee', 'PhD student | Ann B. Lee', 'PhD student'],
])('%s is a person, as the title says what they are: %s', (name, title, role) => {
  expect(personsRole(titled(name, title))).toBe(role);
  expect(isPersonsSite(titled(name, title))).toBe(true);
});

it.each([
  ['Lind Lab', 'Lind Lab | Professor Mara Lind'],
  ['Anvil House', 'Anvil House | Smiths in Leeds'],
  ['Mara Lind', 'Mara Lind | Bread in Leeds'],
  ['Fox Digital', 'Fox Digital | Software engineers'],
  ['Research', 'Research | Professor'],
  ['Mara Lind', 'Mara Lind | Books for every professor and student of the north, sent to you tomorrow'],
])('%s is not known to be one by its title: %s', (name, title) => {
  expect(personsRole(titled(name, title))).toBeNull();
  expect(isPersonsSite(titled(name, title))).toBe(false);
});

it.each([
  ['Mara Lind', 'Mara Lind is a historian of trade and of the sea.', true],
  ['Mara Lind', 'Mara Lind ist Professorin für Geschichte in Bonn.', true],
  ['Mara Lind', 'Mara Lind is an artist collective in Leeds.', false],
  ['Mara Lind', 'Mara Lind is a brand of bread.', false],
  ['Lind Studio', 'Lind Studio is a painter of walls.', false],
])('%s: “%s” says that they are a person: %s', (name, description, isPerson) => {
  expect(isPersonsSite(siteOf([{ url: '/', title: name, kind: 'home', description }], { name }))).toBe(
    isPerson,
  );
});
