import { expect, it } from 'vitest';
import { isStreetAlone } from './is-street-alone.ts';

it.each([
  ['ul. Wrocławska 156a/306', true],
  ['Hauptstraße 5', true],
  ['14 Canal Road, Leeds', false],
  ['Hauptstraße 5 · 37073 Göttingen', false],
  ['〒384-0701 長野県南佐久郡佐久穂町畑123-4', false],
])('“%s” is a street without its town: %s', (address, is) => {
  expect(isStreetAlone(address)).toBe(is);
});
