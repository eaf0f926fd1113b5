import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

describe('the HTML of a Q&A section', () => {
  it('keeps what the editor makes', () => {
    const html =
      '<h2>Two</h2><p><strong>bold</strong> <em>slanted</em><br><a href="https://a.example/">link</a></p><ul><li>one</li></ul>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('loses scripts, handlers, styles and strange links', () => {
    expect(
      sanitiseHtml(
        '<p style="color:red" onclick="x()" class="a" data-b="c">text<script>alert(1)</script></p><img src=x onerror=alert(1)>',
      ),
    ).toBe('<p>text</p>');
    expect(sanitiseHtml('<a href="javascript:alert(1)" target="_blank">link</a>')).toBe('<a>link</a>');
  });
});
