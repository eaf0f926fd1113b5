import { describe, expect, it } from 'vitest';
import { contentDecoder } from './content-decoder.ts';

describe('the decoder of an answer', () => {
  it.each([undefined, '', 'identity', ' , identity'])('is none for %j', (header) => {
    expect(contentDecoder(header)).toBeNull();
  });

  it.each(['gzip', ' GZIP ', 'deflate, identity', 'br'])('is there for %j', (header) => {
    expect(contentDecoder(header)).toBeTypeOf('function');
  });

  it.each([
    ['zstd', 'zstd'],
    ['toString', 'tostring'],
    ['gzip, br', 'gzip, br'],
    [Array(30).fill('gzip').join(', '), 'gzip, gzip, gzip and 27 more'],
    ['x'.repeat(500), 'x'.repeat(30)],
  ])('names what it does not read: %j', (header, named) => {
    expect(() => contentDecoder(header)).toThrow(`The answer is encoded in a way we do not read: ${named}.`);
  });
});
