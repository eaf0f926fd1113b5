import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

describe('an address', () => {
  it.each([
    ['https://müller.example/ä?b#c', 'https://xn--mller-kva.example/%C3%A4?b#c'],
    ['HTTP://A.EXAMPLE', 'http://a.example/'],
    ['not an address', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%s is %s', (text, href) => expect(parseUrl(text)?.href).toBe(href));

  it('may stand below another one', () => {
    expect(parseUrl('/x', 'https://a.example/y')?.href).toBe('https://a.example/x');
  });

  it('is one however often it was asked for', () => {
    const found = Array.from({ length: 20_000 }, () => parseUrl('https://müller.example/')?.hostname);
    expect(new Set(found)).toEqual(new Set(['xn--mller-kva.example']));
  });
});
