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
  'We bake bread and cake in the old mill',
  'We bake bread\nand cake in the old mill.',
  'Wir backen jeden Tag\nBrot und Kuchen in der alten Mühle.',
  'We bake bread,\nCake and rolls.',
  'Welcome to the mill\nWe bake bread and cake\nin the old mill.',
  'We are open daily.\nCome and see us.',
])('lines of one text stay together: %s', (text) => {
  expect(separateTexts(text)).toEqual([text]);
});
