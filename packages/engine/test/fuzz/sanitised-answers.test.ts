import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPageDocument } from '../../src/page/open-page-document.ts';
import { sanitiseQaHtml } from '../../src/sanitise/sanitise-qa-html.ts';
import { fuzzRuns, fuzzTimeout } from './fuzz-runs.ts';

const tag = fc.constantFrom(
  ...'p br h1 h2 h3 strong b em i a ul ol li pre code script style svg math img iframe textarea title noscript table td template select option xmp plaintext form input base meta object'.split(
    ' ',
  ),
);
const address = fc.constantFrom(
  'https://a.example/?x=1&y=2',
  '/path',
  '//a.example',
  'mailto:a@b.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' \u0001javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http:\\\\a.example',
  '\u200bjavascript:alert(1)',
);
const attributes = fc.oneof(
  fc.constant(''),
  address.map((href) => ` href="${href}"`),
  address.map((href) => ` href='${href}' rel=x`),
  fc.constantFrom(
    ' onclick=alert(1)',
    ' style="x:expression(1)"',
    ' src=x onerror="alert(1)"',
    ' href',
    ' /',
    ' a=`"',
  ),
);
const markup = fc.oneof(
  fc.tuple(tag, attributes).map(([name, rest]) => `<${name}${rest}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<',
    '>',
    '&',
    '&lt;',
    '&amp;lt;',
    '&#0;',
    '"',
    "'",
    '</',
    '<!',
    '<?',
  ),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const html = fc.array(markup, { maxLength: 24 }).map((parts) => parts.join(''));

/** What the parser puts around a fragment. */
const FRAME = ['html', 'head', 'body'];
const ALLOWED = new Set('p br h2 h3 h4 strong em a ul ol li pre code'.split(' '));

describe('a sanitised answer', () => {
  it('is not changed by sanitising it again', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(html, (given) => {
        const once = sanitiseQaHtml(given);
        expect(sanitiseQaHtml(once)).toBe(once);
      }),
      fuzzRuns(1500),
    );
  });

  it('holds, as a browser reads it, only what the editor makes', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(html, (given) => {
        const { elements } = openPageDocument(`<body>${sanitiseQaHtml(given)}`, 'https://a.example/');
        for (const { name, node } of elements.slice(FRAME.length)) {
          expect(ALLOWED).toContain(name);
          for (const { name: attribute, value } of node.attrs) {
            expect(['href', 'rel']).toContain(attribute);
            if (attribute !== 'href') continue;
            const { protocol } = new URL(value, 'https://a.example/');
            expect(['https:', 'http:', 'mailto:', 'tel:', 'ftp:']).toContain(protocol);
          }
        }
      }),
      fuzzRuns(1500),
    );
  });
});
