import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [3449, '3.4 kB'],
  [48_200, '48 kB'],
  [999_960, '1.0 MB'],
  [2 * 1024 ** 3, '2.1 GB'],
])('%d bytes are said as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
