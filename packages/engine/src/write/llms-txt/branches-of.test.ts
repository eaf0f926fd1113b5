import { expect, it } from 'vitest';
import { noFacts, pageOf } from '../testing/site-of.ts';
import { branchesOf } from './branches-of.ts';

const home = (...sections: [heading: string, text: string][]) =>
  pageOf({
    url: '/',
    kind: 'home',
    sections: sections.map(([heading, text]) => ({ level: 2, heading, text })),
  });
const footer = (...lines: string[]) =>
  pageOf({ url: '/', kind: 'home', language: 'fr', business: { ...noFacts, lines } });

it('have what stands under their own headings', () => {
  const page = home(
    ['Bread', 'We bake every day in Leeds.'],
    [
      'Headingley',
      '12 Otley Road, Leeds LS6 2AA\n\nTel: 0113 400 0012\n\nOpening hours: Monday to Friday 8:00-17:00',
    ],
    ['Chapel Allerton', '40 Harrogate Road, Leeds LS7 4LA\n\nTel: 0113 400 0034'],
  );
  expect(branchesOf([page])).toEqual([
    {
      name: 'Headingley',
      address: '12 Otley Road, Leeds LS6 2AA',
      phone: '0113 400 0012',
      hours: 'Monday to Friday 8:00-17:00',
    },
    {
      name: 'Chapel Allerton',
      address: '40 Harrogate Road, Leeds LS7 4LA',
      phone: '0113 400 0034',
      hours: '',
    },
  ]);
});

it('have what follows each of them in a footer, and nothing that stands there once', () => {
  const each = footer(
    'Nantes',
    '12 rue de la Paix',
    '44000 Nantes',
    'Tél. 02 40 12 34 56',
    'Rezé',
    '3 place du Martray',
    '44400 Rezé',
    'Tél. 02 40 12 34 57',
  );
  expect(branchesOf([each])).toMatchObject([
    { name: 'Nantes', address: '12 rue de la Paix, 44000 Nantes', phone: '02 40 12 34 56' },
    { name: 'Rezé', address: '3 place du Martray, 44400 Rezé', phone: '02 40 12 34 57' },
  ]);
  const once = footer(
    '12 rue de la Paix, 44000 Nantes',
    '3 place du Martray, 44400 Rezé',
    'Tél. 02 40 12 34 56',
    'Horaires : du lundi au vendredi 8h00-18h00',
  );
  expect(branchesOf([once])).toMatchObject([
    { name: '', phone: '', hours: '' },
    { name: '', phone: '', hours: '' },
  ]);
});

it('have the cells of their rows', () => {
  const row = (...cells: string[]) => cells.join(' | ');
  const page = home([
    'Our libraries',
    [
      row('Library', 'Address', 'Phone', 'Opening hours'),
      row('Central', '14 Market Street, Ashford TN23 1PB', '01233 620 871', 'Mon–Fri 9:00–18:00'),
      row('Park', '3 Park Lane, Ashford TN24 8QR', '01233 620 872', 'Tue–Thu 12:00–18:00'),
    ].join('\n\n'),
  ]);
  expect(branchesOf([page])).toEqual([
    {
      name: 'Central',
      address: '14 Market Street, Ashford TN23 1PB',
      phone: '01233 620 871',
      hours: 'Mon–Fri 9:00–18:00',
    },
    {
      name: 'Park',
      address: '3 Park Lane, Ashford TN24 8QR',
      phone: '01233 620 872',
      hours: 'Tue–Thu 12:00–18:00',
    },
  ]);
});

it.each([
  ['one place', footer('12 rue de la Paix, 44000 Nantes', 'Tél. 02 40 12 34 56')],
  ['one address in two spellings', footer('Hauptstr. 3, 50667 Köln', 'Hauptstraße 3, 50667 Köln')],
  [
    'places that a text names beside the business’s own',
    home(
      ['Contact', '12 Otley Road, Leeds LS6 2AA'],
      ['Our last fair', 'At 40 Harrogate Road, Leeds LS7 4LA'],
    ),
  ],
])('are none for %s', (_, page) => {
  expect(branchesOf([page])).toEqual([]);
});
