import { expect, it } from 'vitest';
import { withoutSiteName } from './without-site-name.ts';

it.each([
  ['Café Anvil: Coffee and cake in Leeds. | Café Anvil', 'Coffee and cake in Leeds.'],
  ['Coffee and cake in Leeds – Café Anvil', 'Coffee and cake in Leeds'],
  ['Café Anvil – Coffee and cake in Leeds', 'Coffee and cake in Leeds'],
  ['Café Anvil｜Coffee and cake in Leeds', 'Coffee and cake in Leeds'],
  ['Café Anvil: coffee and cake in Leeds', 'Café Anvil: coffee and cake in Leeds'],
  ['Café Anvil roasts coffee in Leeds.', 'Café Anvil roasts coffee in Leeds.'],
  ['Café Anvil-style cake', 'Café Anvil-style cake'],
  ['Coffee and cake at Café Anvil', 'Coffee and cake at Café Anvil'],
  ['Café Anvil - 16 November - Leeds', 'Café Anvil - 16 November - Leeds'],
  ['Café Anvil', 'Café Anvil'],
  ['Café Anvil | Café Anvil', 'Café Anvil'],
  ['', ''],
])('“%s” of Café Anvil says “%s”', (text, own) => {
  expect(withoutSiteName(text, 'Café Anvil')).toBe(own);
  expect(withoutSiteName(text, '')).toBe(text);
});
