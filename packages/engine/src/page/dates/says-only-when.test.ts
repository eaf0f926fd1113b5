import { expect, it } from 'vitest';
import { saysOnlyWhen } from './says-only-when.ts';

it.each([
  'Jun 3, 2026 6 min read May 20, 2026 4 min read',
  '3. Juni 2026 · 4 Min. Lesezeit',
  '12 mars 2026 — 5 min de lecture',
  '2026年6月3日 3分で読めます',
  'June 3, 2026 • 12 comments • 1.4k views',
  '4 min read',
])('“%s” says only when', (text) => {
  expect(saysOnlyWhen(text)).toBe(true);
});

it.each([
  'Bake for 18 minutes at 220 °C.',
  'The market is on 3 June 2026 in the old town hall.',
  '+44 20 7946 0958',
  'We answer within 30 min.',
  'May',
])('“%s” says more', (text) => {
  expect(saysOnlyWhen(text)).toBe(false);
});
