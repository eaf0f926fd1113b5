import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyHash, keyIdIn, newKeyText } from './key-text.ts';

const random = (below: number) => randomInt(below);

describe('an API key', () => {
  it('is one word of 256 bits, with its public part in front and its sum at the end', () => {
    const key = newKeyText(random);
    expect(key.text).toMatch(/^vai_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
    expect(key.text.slice(4, 12)).toBe(key.id);
    expect(key.text.slice(-11, -7)).toBe(key.last4);
    expect(keyIdIn(key.text)).toBe(key.id);
    expect(newKeyText(random).text).not.toBe(key.text);
  });

  it('has the sum that anybody reckons: CRC-32 of what stands before it, in base62, with zeros in front', () => {
    // crc32 = 3025685427, computed with Python's zlib.
    expect(newKeyText(() => 0).text).toBe(`vai_00000000_${'0'.repeat(43)}_3IlSzr`);
    expect(keyIdIn(`vai_00000000_${'0'.repeat(43)}_3IlSz0`)).toBeNull();
  });

  it('is told from one with any other sign in it', () => {
    const { text } = newKeyText(random);
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === 'a' ? 'b' : 'a';
      expect(keyIdIn(text.slice(0, at) + other + text.slice(at + 1)), `sign ${at}`).toBeNull();
    }
    for (const wrong of [`${text}a`, ` ${text}`, text.slice(1), text.toUpperCase(), `${text}\n`, 'vai_', ''])
      expect(keyIdIn(wrong)).toBeNull();
  });

  it('cannot be had from what is stored of it', () => {
    const { text } = newKeyText(random);
    expect(keyHash(text)).toMatch(/^[\w-]{43}$/);
    expect(keyHash(text)).not.toContain(text.slice(13, 20));
  });
});
