import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';
import { readableHost } from './readable-host.ts';

const ascii = (typed: string) => parseUrl(`http://${typed}/`)?.host ?? '';

describe('a host for people', () => {
  it.each([
    'example.com',
    '127.0.0.1:5300',
    'müller.de',
    'www.bäckerei-straße.example:8080',
    'zażółć-gęślą.pl',
    'münchen.xn--example',
    '日本語.jp',
    'ひらがな漢字.jp',
    '한국.kr',
    'пример.рф:8443',
    'ελλάδα.gr',
    'ไทย.example',
    'भारत.example',
  ])('is %s as it was typed', (typed) => {
    expect(readableHost(ascii(typed) || typed)).toBe(typed);
  });

  it.each([
    ['Cyrillic letters only that look Latin', 'раураӏ.com'],
    ['one Cyrillic letter among Latin ones', 'pаypal.com'],
    ['a Latin letter with a dot below', 'paypạl.com'],
    ['a Latin i without its dot', 'lıdl.de'],
    ['Greek letters that look Latin', 'ονο.com'],
    ['a symbol', '☃.com'],
    ['letters from right to left', 'موقع.example'],
  ])('stays in ASCII with %s', (_what, typed) => {
    const host = ascii(typed);
    expect(host).toMatch(/^xn--/);
    expect(readableHost(host)).toBe(host);
  });

  it.each(['xn--', 'xn--a', 'xn--99999999999', `xn--${'9'.repeat(400)}a`, 'xn--mller-kva-.de', 'xn--ü.de'])(
    'stays as it is where %s cannot be decoded',
    (host) => expect(readableHost(host)).toBe(host),
  );
});
