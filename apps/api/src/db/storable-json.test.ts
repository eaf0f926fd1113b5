import { describe, expect, it } from 'vitest';
import { storable, storableJson } from './storable-json.ts';

describe('what a database keeps of a value', () => {
  const fine = { text: 'ä 😀 \n', list: [1, null, true], nested: { more: '\u2028' } };
  /** Letters that look like the escape of such a sign. */
  const odd = { text: '"\\u0000" \\ud800' };
  const bad = { text: 'a\0b', list: ['\uD800c', '😀\uDC00'], nested: { more: 'fine' } };

  it('is the value itself if every sign can be kept', () => {
    expect(storable(fine)).toBe(fine);
    expect(storableJson(fine)).toBe(JSON.stringify(fine));
    expect(storable(odd)).toEqual(odd);
    expect(storableJson(odd)).toBe(JSON.stringify(odd));
  });

  it('has every sign that cannot be kept replaced, at any depth', () => {
    const kept = { text: 'a\uFFFDb', list: ['\uFFFDc', '😀\uFFFD'], nested: { more: 'fine' } };
    expect(storable(bad)).toEqual(kept);
    expect(storableJson(bad)).toBe(JSON.stringify(kept));
    expect(storable('\uDFFF')).toBe('\uFFFD');
  });
});
