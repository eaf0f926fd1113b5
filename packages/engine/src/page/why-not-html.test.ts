import { describe, expect, it } from 'vitest';
import { whyNotHtml } from './why-not-html.ts';

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe('an answer', () => {
  it.each([
    ['text/html', 'anything'],
    ['TEXT/HTML; charset=x', ''],
    ['application/xhtml+xml', '<html/>'],
    ['application/xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">'],
    [null, '\xef\xbb\xbf <!-- hello --><!DOCTYPE html>'],
    [null, '<html lang=en>'],
  ])('of type %s that begins with %s is a web page', (type, start) => {
    expect(whyNotHtml(type, bytes(start))).toBeNull();
  });

  it.each([
    ['application/pdf', '%PDF-1.7', 'a PDF file'],
    ['text/html', '%PDF-1.7', 'a PDF file'],
    ['text/html', '\x89PNG\r\n', 'an image'],
    ['text/html', 'PK\x03\x04', 'an archive'],
    ['text/plain', '<html>', 'text/plain'],
    ['application/xml', '<urlset>', 'application/xml'],
    [null, 'hello', 'something without a content type'],
    [null, '<!---->'.repeat(150), 'something without a content type'],
  ])('of type %s that begins with %s is %s', (type, start, found) => {
    expect(whyNotHtml(type, bytes(start))).toBe(found);
  });
});
