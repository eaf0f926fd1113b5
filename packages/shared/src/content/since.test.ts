import { expect, it } from 'vitest';
import { listContent } from './endpoints.ts';

it.each(['1970-01-01T00:00:00Z', '2026-11-22T10:00:00+05:30'])('content is listed since %s', (since) => {
  expect(listContent.query.safeParse({ since }).success).toBe(true);
});

it.each([
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  'yesterday',
])('there is no list since %s', (since) => {
  expect(listContent.query.safeParse({ since }).success).toBe(false);
});
