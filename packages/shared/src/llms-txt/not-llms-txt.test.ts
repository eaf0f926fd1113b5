import { expect, it } from 'vitest';
import { notLlmsTxt } from './not-llms-txt.ts';

it.each([
  ['a web page', '<!doctype html><html><body>Home</body></html>', 'html'],
  ['a robots.txt', 'User-agent: *\nAllow: /\n', 'robots'],
  [
    'a robots.txt with comments',
    '# For AI\n\nUser-agent: GPTBot # ours\r\nDisallow: /x\nSitemap: /s.xml\n',
    'robots',
  ],
  ['an llms.txt', '# Acme\n\n> Anvils.\n\n- [Guide](/guide.md)\n', null],
  ['an llms.txt that has rules below', '# Acme\n\nWe make anvils.\n\nUser-agent: *\nAllow: /\n', null],
  ['only a name', '# Acme\n', null],
])('%s is known by what it says', (_, text, is) => {
  expect(notLlmsTxt('text/plain', text)).toBe(is);
});
