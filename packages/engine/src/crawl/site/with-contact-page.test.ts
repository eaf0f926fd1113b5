import { expect, it } from 'vitest';
import { noFacts, pageOf } from '../../write/testing/site-of.ts';
import { withContactPage } from './with-contact-page.ts';

const week =
  'Sunday Closed\n\nMonday 7:00 AM to 8:00 PM\n\nTuesday 7:00 AM to 8:00 PM\n\nSaturday 9:00 AM to 5:00 PM';
const business = { ...noFacts, phones: ['(317) 585-8468'] };
const page = (url: string, text: string, more: Partial<Parameters<typeof pageOf>[0]> = {}) =>
  pageOf({ url, business, sections: [{ level: 2, heading: 'Come in', text }], ...more });
const home = pageOf({ url: '/', kind: 'home' });
const kindsOf = (...pages: ReturnType<typeof page>[]) =>
  withContactPage([home, ...pages]).map(({ kind }) => kind);

it('the one page with the hours of a week and a telephone number is the page of contact', () => {
  expect(kindsOf(page('/store', week), page('/coffee', 'We roast.'))).toEqual(['home', 'contact', 'other']);
  expect(kindsOf(page('/store', week, { kind: 'product' }))).toEqual(['home', 'contact']);
  const opening = 'Montag 9–18 Uhr\nMittwoch 9–18 Uhr\nSamstag 9–13 Uhr';
  expect(kindsOf(page('/laden', opening, { language: 'de' }))).toEqual(['home', 'contact']);
});

it('may tell how to call before its hours', () => {
  const sections = [
    { level: 3, heading: 'Kontakt', text: 'Telefon nr: 53 85 50 80' },
    { level: 3, heading: 'Åbningstider', text: 'Mandag: 10-19\nTirsdag: 10-16\nOnsdag: 10-19' },
  ];
  expect(kindsOf(page('/tider', '', { sections, language: 'da' }))).toEqual(['home', 'contact']);
});

it('stays what it is where another is, where there are branches, and without hours or a number', () => {
  expect(kindsOf(page('/store', week), page('/contact', 'Call us.', { kind: 'contact' }))).toEqual([
    'home',
    'other',
    'contact',
  ]);
  expect(kindsOf(page('/leeds', week), page('/york', week))).toEqual(['home', 'other', 'other']);
  expect(kindsOf(page('/store', week, { business: noFacts }))).toEqual(['home', 'other']);
  expect(kindsOf(page('/concert', 'Monday, May 4, 7:00 PM: the band plays.'))).toEqual(['home', 'other']);
  const goods = [
    { level: 2, heading: 'Anvils', text: 'We forge anvils.' },
    { level: 2, heading: 'Hours', text: week },
  ];
  expect(kindsOf(page('/anvils', '', { kind: 'product', sections: goods }))).toEqual(['home', 'product']);
  expect(kindsOf(page('/post', week, { kind: 'article' }))).toEqual(['home', 'article']);
});

it('stays what it is where it is that of a doctor of a clinic: with a number of its own, or one of several with hours', () => {
  const clinic = pageOf({ url: '/', kind: 'home', business: { ...noFacts, phones: ['59 822 23 39'] } });
  const kinds = (...pages: ReturnType<typeof page>[]) =>
    withContactPage([clinic, ...pages]).map(({ kind }) => kind);
  expect(kinds(page('/skin', week))).toEqual(['home', 'other']);
  const called = { business: { ...noFacts, phones: ['+48 59 822 23 39'] } };
  expect(kinds(page('/visit', week, called))).toEqual(['home', 'contact']);
  expect(kinds(page('/visit', week, called), page('/lab', week, { business: noFacts }))).toEqual([
    'home',
    'other',
    'other',
  ]);
});

it('is the one page in East Asia whose title says that it tells how to get there', () => {
  const access = page('/access', '住所\n〒110-0005 東京都台東区上野2丁目3-4', {
    title: '診療時間・所在地',
    language: 'ja',
  });
  expect(kindsOf(access, page('/coffee', 'We roast.', { business: noFacts }))).toEqual([
    'home',
    'contact',
    'other',
  ]);
  expect(kindsOf({ ...access, title: 'ホテル' })).toEqual(['home', 'other']);
  expect(kindsOf(access, { ...access, url: '/b' })).toEqual(['home', 'other', 'other']);
});
