import { expect, it } from 'vitest';
import { noFacts, pageOf } from '../../write/testing/site-of.ts';
import { withoutFaxes } from './without-faxes.ts';

const phones = ['+90 262 321 77 71', '+90 262 321 77 92'];
const home = pageOf({ url: '/', kind: 'home', business: { ...noFacts, phones, lines: phones } });
const contact = (text: string) =>
  pageOf({ url: '/contact', kind: 'contact', sections: [{ level: 2, heading: 'Address', text }] });
const phonesOf = (text: string) => withoutFaxes([home, contact(text)])[0]?.business?.phones;

it('a number that the contact page announces as that of a fax is no telephone on any page', () => {
  expect(phonesOf('Telefon: +90 262 321 77 71\nFax: +90 262 321 77 92')).toEqual(['+90 262 321 77 71']);
});

it.each([
  ['Tel: +90 262 321 77 92\nFax: +90 262 321 77 92'],
  ['Tel./Fax: +90 262 321 77 92'],
  ['Write to us.'],
])('a number that is also that of a telephone stays: %j', (text) => {
  expect(phonesOf(text)).toEqual(phones);
});
