import { expect, it } from 'vitest';
import { isDateAlone } from './is-date-alone.ts';

it.each([
  'April 3, 2026',
  '3. April 2026',
  '3 avril 2026',
  '3 de abril de 2026',
  '2026-04-03',
  '2026年4月3日',
])('%s is a date and nothing else', (text) => expect(isDateAlone(text)).toBe(true));

it.each(['Since April 3, 2026', 'Founded 1998', '2026', 'April', 'From 3 April to 5 May 2026', 'About £20.'])(
  '%s is more or less than a date',
  (text) => expect(isDateAlone(text)).toBe(false),
);
