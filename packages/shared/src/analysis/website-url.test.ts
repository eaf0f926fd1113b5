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
    ['example.com.', 'https://example.com./'],
  ])('%s becomes %s', (input, url) => {
    expect(urlOf(input)).toBe(url);
    expect(urlOf(url)).toBe(url);
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
    'exa mple.com',
    'http://',
    'https://exam ple.com',
    `example.com/${'a'.repeat(2048)}`,
    'http://example.com:99999/',
  ])('%s is refused with an example', (input) => {
    expect(urlOf(input)).toBe('Please enter a valid website URL (e.g., example.com)');
  });
});
