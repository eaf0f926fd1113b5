import { describe, expect, it } from 'vitest';
import { isAllowedLink } from './allowed-link.ts';

describe('where a link of the editor may lead', () => {
  it.each(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'])(
    'to %s',
    (scheme) => {
      expect(isAllowedLink(`${scheme}:someone`)).toBe(true);
      expect(isAllowedLink(`${scheme.toUpperCase()}:someone`)).toBe(true);
    },
  );

  it.each(['/path', '#part', '?query', 'page.html', '//other.example/'])('within a site: %s', (href) => {
    expect(isAllowedLink(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
  ])('never to %j', (href) => {
    expect(isAllowedLink(href)).toBe(false);
  });
});
