import { expect, it } from 'vitest';
import { withoutPartSections, withoutParts } from './without-parts.ts';

it.each([
  [
    ['Öffnungszeiten Sekretariat', 'Dienstag bis Freitag', '8.30 – 11.30 Uhr', 'Felsenhofstrasse 9'],
    ['Felsenhofstrasse 9'],
  ],
  [['Orario segreteria: Lunedì - Venerdì 11:00 - 13:00', 'Via Baglioni, 22'], ['Via Baglioni, 22']],
  [
    ['Horaires du secrétariat', 'Mardi : 18h – 20h', 'Horaires', 'Samedi : 10h – 12h'],
    ['Horaires', 'Samedi : 10h – 12h'],
  ],
  [['Kitchen Monday – Friday 12:00 – 21:00', 'Open daily 11:00 – 23:00'], ['Open daily 11:00 – 23:00']],
  [['Kasse', 'Di–Fr 14:00–18:00 Uhr'], []],
])('takes the hours of a part of the house out of %j', (lines, left) => {
  expect(withoutParts(lines)).toEqual(left);
});

it.each([
  [['Museum and box office: Tue–Sun 10:00–17:00']],
  [['Monday – Friday 17:00 – 22:00 (kitchen until 21:00)']],
  [['Wir führen Sie durch Küche und Keller', 'Montag 9–17 Uhr']],
  [['Traditionelle italienische Küche', 'Montag 11–22 Uhr']],
  [['Küchenstudio Holm', 'Montag 9–17 Uhr']],
  [['Segreteria: post@scuola.it', 'Lunedì 8:00 – 16:00']],
  [[]],
])('leaves those of the house: %j', (lines) => {
  expect(withoutParts(lines)).toEqual(lines);
});

it('leaves out the sections below the heading of a part', () => {
  const sections = [
    { level: 2, heading: 'Food served' },
    { level: 3, heading: 'Winter' },
    { level: 2, heading: 'Opening hours' },
  ];
  expect(withoutPartSections(sections)).toEqual(sections.slice(2));
});
