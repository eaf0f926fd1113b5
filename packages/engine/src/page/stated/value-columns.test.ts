import { expect, it } from 'vitest';
import { openPageDocument } from '../open-page-document.ts';
import { blockLines } from './block-lines.ts';

const linesOf = (html: string) =>
  blockLines(openPageDocument(`<main>${html}</main>`, 'https://pool.example/'), { most: 50, longest: 200 });
const columns = (names: readonly string[], values: readonly string[]) =>
  `<div><div>${names.map((name) => `<p>${name}</p>`).join('')}</div><div>${values.map((value) => `<p>${value}</p>`).join('')}</div></div>`;

it('names and prices in two columns are lines of both, with what they are for', () => {
  const evening = `<div><div>Evenings*</div>${columns(['Adults:', 'Children:<br><small>(4 to 18)</small>', 'Babies:'], ['3,50 €', '2,00 €', 'free'])}</div>`;
  expect(linesOf(evening)).toEqual([
    'Evenings, Adults: 3,50 €',
    'Evenings, Children (4 to 18): 2,00 €',
    'Evenings, Babies: free',
  ]);
  expect(linesOf(columns(['Adults:', 'Children:'], ['£3', '£2']))).toEqual(['Adults: £3', 'Children: £2']);
});

it('days and their hours in two columns are lines of both, also of one day', () => {
  expect(
    linesOf(
      `<div>School days</div>${columns(['Monday to Friday', 'Saturday and Sunday'], ['15:00 - 20:00', '10:00 - 20:00'])}`,
    ),
  ).toEqual(['School days', 'Monday to Friday: 15:00 - 20:00', 'Saturday and Sunday: 10:00 - 20:00']);
  expect(linesOf(columns(['Montag bis Sonntag'], ['10:00 - 20:00 Uhr']))).toEqual([
    'Montag bis Sonntag: 10:00 - 20:00 Uhr',
  ]);
});

it.each([
  ['texts beside texts', columns(['Rye', 'Spelt'], ['A dark loaf', 'A light loaf'])],
  ['columns of other lengths', columns(['Adults', 'Children'], ['£3', '£2', '£1'])],
  ['two lists of prices', columns(['£1', '£2'], ['£3', '£4'])],
  ['one name with a price', columns(['Basic'], ['£9'])],
  [
    'three columns',
    `<div><div><p>A</p><p>B</p></div><div><p>£1</p><p>£2</p></div><div><p>x</p><p>y</p></div></div>`,
  ],
])('%s stay lines of their own', (_, html) => {
  expect(linesOf(html).every((line) => !line.includes(': '))).toBe(true);
});
