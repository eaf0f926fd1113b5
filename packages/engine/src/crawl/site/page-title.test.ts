import { expect, it } from 'vitest';
import { withoutName } from './page-title.ts';

it.each([
  ['«Ромашка» — цены', 'Ромашка', 'цены'],
  ['Отель «Ромашка» | Цены', 'Ромашка', 'Отель «Ромашка» | Цены'],
  ['Le film « Vertigo » | La Toile', 'La Toile', 'Le film « Vertigo »'],
  ['Цены «до 100» » Ромашка', 'Ромашка', 'Цены «до 100»'],
])('a title without the name of its site keeps words in quotation marks whole: %s', (title, name, rest) => {
  expect(withoutName(title, [name])).toBe(rest);
});
