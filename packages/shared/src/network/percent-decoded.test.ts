import { expect, it } from 'vitest';
import { percentDecoded } from './percent-decoded.ts';

it.each([
  ['/caf%C3%A9', '/café'],
  ['/caf%E9', '/caf%E9'],
  ['/100%', '/100%'],
  ['/a%2Fb', '/a/b'],
  ['/café', '/café'],
  ['', ''],
])('reads %j as %j', (written, read) => {
  expect(percentDecoded(written)).toBe(read);
});
