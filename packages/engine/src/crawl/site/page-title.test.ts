import { expect, it } from 'vitest';
import { pageTitle, withoutName } from './page-title.ts';

it.each([
  ['«Ромашка» — цены', 'Ромашка', 'цены'],
  ['Отель «Ромашка» | Цены', 'Ромашка', 'Отель «Ромашка» | Цены'],
  ['Le film « Vertigo » | La Toile', 'La Toile', 'Le film « Vertigo »'],
  ['Цены «до 100» » Ромашка', 'Ромашка', 'Цены «до 100»'],
])('a title without the name of its site keeps words in quotation marks whole: %s', (title, name, rest) => {
  expect(withoutName(title, [name])).toBe(rest);
});

const titled = (document: string, heading: string) =>
  pageTitle(
    { document, social: '', heading, headline: '' },
    { url: 'https://anvils.example/a', isHome: false, names: ['Anvil'], homeTitle: 'Anvil', excerpt: '' },
  );

it.each([
  ['Datatypes In Anvil', '1. Datatypes In Anvil', 'Datatypes In Anvil'],
  ['Datatypes In Anvil', '2.1 Datatypes In Anvil', 'Datatypes In Anvil'],
  ['2. Datatypes', '2. Datatypes', '2. Datatypes'],
  ['Anvil.Horn.set_default_size', 'AnvilHornset_default_size', 'Anvil.Horn.set_default_size'],
])(
  'a page has the title that no number precedes and whose words are apart: %s beside %s',
  (document, heading, title) => {
    expect(titled(document, heading)).toBe(title);
  },
);
