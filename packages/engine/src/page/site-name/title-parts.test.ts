import { expect, it } from 'vitest';
import { titleParts } from './title-parts.ts';

it.each([
  ['Как платить кредиты «покойным» банкам - Ромашка', ['Как платить кредиты «покойным» банкам', 'Ромашка']],
  ['Le film « Vertigo » au cinéma | La Toile', ['Le film « Vertigo » au cinéma', 'La Toile']],
  ['Der Film »Vertigo« im Kino – Kinoblatt', ['Der Film »Vertigo« im Kino', 'Kinoblatt']],
  ['«Ромашка» — цветы', ['«Ромашка»', 'цветы']],
])('words in quotation marks stay in their part of a title: %s', (title, parts) => {
  expect(titleParts(title)).toEqual(parts);
});

it.each([
  ['Journal » Archive » Iron', ['Journal', 'Archive', 'Iron']],
  ['Iron « Journal', ['Iron', 'Journal']],
  ['Shop»Cart»Item', ['Shop', 'Cart', 'Item']],
])('a title is parted at single ones: %s', (title, parts) => {
  expect(titleParts(title)).toEqual(parts);
});
