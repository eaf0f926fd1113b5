import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves a text no way out of an element or a double-quoted attribute', () => {
  expect(escapeHtml('"><b onclick="x">&lt;')).toBe('&quot;&gt;&lt;b onclick=&quot;x&quot;&gt;&amp;lt;');
});

it('leaves apostrophes and everything else as they are', () => {
  expect(escapeHtml("It's 5 € – `a` = b/c")).toBe("It's 5 € – `a` = b/c");
});
