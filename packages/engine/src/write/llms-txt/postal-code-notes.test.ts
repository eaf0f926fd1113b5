import { expect, it } from 'vitest';
import { noFacts, siteOf } from '../testing/site-of.ts';
import { postalCodeNotes } from './postal-code-notes.ts';
import { writeLlmsTxt } from './write-llms-txt.ts';

const site = (footer: string, contact: string) =>
  siteOf([
    { url: '/', business: { ...noFacts, lines: [footer] } },
    { url: '/contact', kind: 'contact', sections: [{ level: 1, heading: 'Contact', text: contact }] },
  ]);

it('tells of two postal codes for one street, and which one the file has', () => {
  const contradictory = site(
    'Bäckerei Kern, Hauptstraße 5, 31134 Hildesheim',
    'Bäckerei Kern\nHauptstraße 5\nD-31135 Hildesheim',
  );
  const { text, notes } = writeLlmsTxt(contradictory);
  expect(text).toContain('Hauptstraße 5, D-31135 Hildesheim');
  expect(notes).toContain(
    '“Hauptstraße 5, Hildesheim” stands with the postal code 31135 on /contact and with 31134 on /. This file has 31135. Correct the page that is wrong, and the file if it is.',
  );
});

it.each([
  [
    '5 Main Street, Bristol BS1 4QJ',
    '5 Main Street\nBristol BS1 4DJ',
    'BS1 4DJ on /contact and with BS1 4QJ on /.',
  ],
  [
    '1200 Market Street, Springfield, IL 62704',
    '1200 Market Street\nSpringfield, IL 62740',
    '62740 on /contact and with 62704 on /.',
  ],
  [
    '7621 Pécs, Király utca 12.',
    '7622 Pécs, Király utca 12',
    'Pécs, Király utca 12” stands with the postal code 7622 on /contact and with 7621 on /.',
  ],
])('in other countries: %s', (footer, contact, said) => {
  expect(postalCodeNotes(site(footer, contact), '')).toEqual([expect.stringContaining(said)]);
});

it.each([
  ['Hauptstraße 5, 31134 Hildesheim', 'Hauptstraße 5\n53111 Bonn'],
  ['Hauptstraße 5, 31134 Hildesheim', 'Hauptstraße 7\n31135 Hildesheim'],
  ['7621 Pécs, Király utca 12.', '1061 Budapest, Király utca 12'],
  ['Lipová 214, 696 42 Vracov', 'Lipová 214\n69642 Vracov'],
  ['1200 Market Street, Springfield, IL 62704', '1200 Market Street\nSpringfield, IL 62704-1234'],
])('says nothing of two places, or of one code in two forms: %s', (footer, contact) => {
  expect(postalCodeNotes(site(footer, contact), '')).toEqual([]);
});
