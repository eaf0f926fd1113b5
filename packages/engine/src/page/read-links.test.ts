import { expect, it } from 'vitest';
import { openPageDocument } from './open-page-document.ts';
import { readLinks } from './read-links.ts';

it('an address for mail that Cloudflare hides is no link to a page', () => {
  const html =
    '<p><a href="/contact">Contact</a> <a href="/cdn-cgi/l/email-protection#1a7374">[email protected]</a></p>';
  expect(readLinks(openPageDocument(html, 'https://anvils.example/')).map(({ url }) => url)).toEqual([
    'https://anvils.example/contact',
  ]);
});
