import { expect, it } from 'vitest';
import { isGovernmentHost } from './is-government-host.ts';

it.each([
  ['clerk@waterfieldmi.gov', true],
  ['www.leeds.gov.uk', true],
  ['ville-nevers.gouv.fr', true],
  ['city.lg.jp', true],
  ['info@gov-bakery.example', false],
  ['govern.com', false],
])('%s: %s', (host, isOne) => {
  expect(isGovernmentHost(host)).toBe(isOne);
});
