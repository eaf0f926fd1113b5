import { describe, expect, it } from 'vitest';
import { looksLikeHtml } from './looks-like-html.ts';

describe('telling a page from a text file', () => {
  it.each([
    ['text/html', '<html>Not found</html>'],
    [null, '\ufeff\n<!-- hi --><!DOCTYPE html><html>'],
    ['text/plain', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x">'],
    ['text/html; charset=utf-8', 'Sorry <p>nothing here</p>'],
  ])('sees a page: %s %s', (contentType, text) => {
    expect(looksLikeHtml(contentType, text)).toBe(true);
  });

  it.each([
    ['text/plain', 'User-agent: *\nDisallow: /'],
    ['text/html', 'User-agent: *\nDisallow: /'],
    ['text/markdown', '<p align="center">logo</p>\n\n# Acme'],
    ['text/plain', '<!-- '.repeat(900)],
    [null, ''],
  ])('sees a text file: %s %s', (contentType, text) => {
    expect(looksLikeHtml(contentType, text)).toBe(false);
  });
});
