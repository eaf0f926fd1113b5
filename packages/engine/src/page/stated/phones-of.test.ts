import { expect, it } from 'vitest';
import { faxesOf, phonesOf } from './phones-of.ts';

it.each([
  ['Centralino: 041.5341.046', '041.5341.046'],
  ['Biuro: 12 421 87 31', '12 421 87 31'],
  ['Head office: 0117 496 0123', '0117 496 0123'],
  ['Tel/Fax 051 234 871', '051 234 871'],
  ['+ 48 511 647 492', '+48 511 647 492'],
  ['Tel. & Fax: 051 234 871', '051 234 871'],
])('reads the number of whoever answers: %s', (line, number) => {
  expect(phonesOf([line])).toEqual([number]);
  expect(faxesOf([line])).toEqual([]);
});

it.each([
  'Pour les urgences, appelez le service de garde au 04 72 10 01 01.',
  'Im Notfall erreichen Sie den Bereitschaftsdienst unter +49 4502 116117.',
])('the number within a sentence comes after those that are announced: %s', (sentence) => {
  const [own, theirs] = phonesOf([sentence, 'Tél. : 04 78 28 41 07']);
  expect(own).toBe('04 78 28 41 07');
  expect(sentence).toContain(theirs);
});

it.each([
  ['Biuro: 8-12 14-16'],
  ['Sekretariat: 08:00 – 12:00, 13:00 – 16:00'],
  ['Biuro rachunkowe NIP 526 030 02 91'],
  ['Mail / Fax: 051 234 871'],
  ['12 + 48 511 647 492'],
  ['color: #008000 100%; background: #001122 50%'],
  ['Segreteria: 11.00 - 13.00 14.00 - 16.00'],
])('reads no number: %s', (line) => {
  expect(phonesOf([line])).toEqual([]);
});
