import { expect, it } from 'vitest';
import { separateTexts } from './separate-lines.ts';

it.each([
  'Main Street 5\n1234 Town',
  'Seeweg 7\n24306 Plön\nTel. 04522 960120',
  'We are a family of bakers\nOur bread has a long history\nCome and taste it',
  'Open daily\nCome and see us',
  'Mill Bakery\n5 Main Street\nWe bake bread and cake in the old mill every day.',
])('each line is a text of its own: %s', (text) => {
  expect(separateTexts(text)).toEqual(text.split('\n'));
});

it.each([
  ['Herzlich willkommen\nWir sind ein Verein\nfür alte Mühlen.', 'Wir sind ein Verein\nfür alte Mühlen.'],
  [
    'Welcome to the mill\nWe bake bread and cake\nin the old mill.',
    'We bake bread and cake\nin the old mill.',
  ],
  ['Bienvenue\nLe moulin cuit du pain\net des gâteaux.', 'Le moulin cuit du pain\net des gâteaux.'],
  ['Bogna Młyn\nJesteśmy małą piekarnią\nw starym młynie.', 'Jesteśmy małą piekarnią\nw starym młynie.'],
])('a greeting, or a line before a sentence of its own, is none of its words: %s', (text, sentence) => {
  expect(separateTexts(text).at(-1)).toBe(sentence);
  expect(separateTexts(text)).toHaveLength(2);
});

it.each([
  'We bake bread and cake in the old mill',
  'We bake bread\nand cake in the old mill.',
  'Wir backen jeden Tag\nBrot und Kuchen in der alten Mühle.',
  'We bake bread,\nCake and rolls.',
  'We are open daily.\nCome and see us.',
])('lines of one text stay together: %s', (text) => {
  expect(separateTexts(text)).toEqual([text]);
});
