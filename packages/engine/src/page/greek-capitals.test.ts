import { expect, it } from 'vitest';
import { withGreekCapitals } from './greek-capitals.ts';

it.each([
  ['ωράριο', 'ΩΡΑΡΙΟ', true],
  ['ωράριο', 'Ωράριο', true],
  ['ώρες λειτουργίας', 'ΩΡΕΣ ΛΕΙΤΟΥΡΓΙΑΣ', true],
  ['κλειστ[άό]', 'ΚΛΕΙΣΤΑ', true],
  ['ωράριο', 'ΩΡΑΡΙΑ', false],
])('%s matches %s: %s', (source, text, does) => {
  expect(new RegExp(`^${withGreekCapitals(source)}$`, 'iu').test(text)).toBe(does);
});

it('leaves what is not Greek', () => {
  expect(withGreekCapitals('s[áa]b(?:ados?)?')).toBe('s[áa]b(?:ados?)?');
});
