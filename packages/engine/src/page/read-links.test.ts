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

it('a link around a card is called what its heading says', () => {
  const html =
    '<ol><li><a href="/1/"><h3>From head to footer</h3><time>March 24, 2016</time><p>We discuss our schools.</p></a></li><li><a href="/2/"><h3></h3>Two</a></li></ol>';
  const links = readLinks(openPageDocument(html, 'https://anvils.example/'));
  expect(links.map(({ text }) => text)).toEqual(['From head to footer', 'Two']);
});
