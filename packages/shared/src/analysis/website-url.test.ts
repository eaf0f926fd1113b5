import { describe, expect, it } from 'vitest';
import { checkWebsiteUrl, websiteUrlErrors } from './website-url.ts';

const urlOf = (input: string) => {
  const checked = checkWebsiteUrl(input);
  return checked.ok ? checked.url : checked.error;
};

describe('a website address', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  example.com/shop?a=1#top ', 'https://example.com/shop?a=1'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['127.0.0.1:4101', 'https://127.0.0.1:4101/'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/'],
    ['t.co', 'https://t.co/'],
    ['x.y', 'https://x.y/'],
    ['example.com.', 'https://example.com./'],
    ['“example.com”', 'https://example.com/'],
    ['"https://example.com/shop"', 'https://example.com/shop'],
    ["'example.com'", 'https://example.com/'],
    ['«example.com»', 'https://example.com/'],
    ['<https://example.com>', 'https://example.com/'],
    ['`example.com`', 'https://example.com/'],
    ['(example.com)', 'https://example.com/'],
    ['https://example.com/ladder_(tool)', 'https://example.com/ladder_(tool)'],
  ])('%s becomes %s', (input, url) => {
    expect(urlOf(input)).toBe(url);
    expect(urlOf(url)).toBe(url);
  });

  it('may have 2048 characters, and not one more', () => {
    const withLength = (length: number) => `https://example.com/${'a'.repeat(length - 20)}`;
    expect(urlOf(withLength(2048))).toBe(withLength(2048));
    expect(urlOf(withLength(2049))).toBe(websiteUrlErrors.invalid);
    // The limit includes what is added: the scheme, and characters that are encoded as three.
    expect(urlOf(withLength(2048).slice('https://'.length))).toBe(withLength(2048));
    expect(urlOf(withLength(2049).slice('https://'.length))).toBe(websiteUrlErrors.invalid);
    expect(urlOf(`https://example.com/${'é'.repeat(1000)}`)).toBe(websiteUrlErrors.invalid);
  });

  it.each(['', '   '])('%j is asked for', (input) => {
    expect(urlOf(input)).toBe(websiteUrlErrors.missing);
  });

  it.each([
    'localhost',
    'localhost:3000',
    'http://[::1]/',
    'a.',
    '.b',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'mailto:a@example.com',
    'https://user:secret@example.com',
    'https://user@example.com',
    'https://:secret@example.com',
    'example\tcom.net',
    'a..',
    'https://.example.com',
    'exa mple.com',
    'http://',
    'https://exam ple.com',
    `example.com/${'a'.repeat(2048)}`,
    'http://example.com:99999/',
  ])('%s is refused with an example', (input) => {
    expect(urlOf(input)).toBe('Please enter a valid website URL (e.g., example.com)');
  });
});
