import { expect, it } from 'vitest';
import { pageOf } from '../testing/site-of.ts';
import { manualName } from './manual-name.ts';
import { describePage } from './telling.ts';

const inPre = (text: string) =>
  pageOf({ url: '/foo', sections: [{ level: 0, heading: '', text, kinds: 'c' }] });
const header = 'FOO(1)        General Commands Manual        FOO(1)';

it.each([
  ['NAME\n       foo - convert images between formats', 'foo - convert images between formats'],
  [
    'NAME\n   foo, foobar \\- convert images\n   between formats',
    'foo, foobar - convert images between formats',
  ],
  ['BEZEICHNUNG\n       foo – Bilder umwandeln', 'foo – Bilder umwandeln'],
  ['NOM\n       foo - convertir des images', 'foo - convertir des images'],
  ['名前\n       foo - 画像を変換する', 'foo - 画像を変換する'],
])('a manual page in one code block says what its program does: %s', (part, said) => {
  const rest = '\n \n SYNOPSIS\n       foo [options] file ...'.replace('\n SYN', '\nSYN');
  expect(manualName(inPre(`${header}\n \n${part}${rest}`))).toBe(said);
});

it('so does one with headings, and it is what describes the page', () => {
  const sections = [
    { level: 1, heading: 'foo(1)', text: '' },
    { level: 2, heading: 'Name', text: 'foo - convert images between several formats' },
    { level: 2, heading: 'Description', text: 'foo reads each file and writes it in another format.' },
  ];
  const page = pageOf({ url: '/foo', sections });
  const words = { page, title: 'foo(1)', language: 'en', siteName: 'Tools', isBoilerplate: () => false };
  expect(describePage(words)).toBe('convert images between several formats');
});

it.each(['name - value', 'NAME\n       Ann Lee', 'NAME=foo - bar', 'Usage:\n  foo - reads from its input'])(
  'other code says nothing so: %s',
  (text) => {
    expect(manualName(inPre(text))).toBe('');
  },
);

it('a form with a name and a list of people are no manual pages', () => {
  const page = pageOf({
    url: '/us',
    sections: [{ level: 2, heading: 'Name', text: 'Ann Lee - our founder' }],
  });
  expect(manualName(page)).toBe('');
});
