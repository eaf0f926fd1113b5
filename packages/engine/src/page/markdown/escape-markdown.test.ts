import { HtmlRenderer, Parser } from 'commonmark';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPageDocument } from '../open-page-document.ts';
import type { Block } from './markdown-tree.ts';
import { pageMarkdown } from './page-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', inner: [{ kind: 'text', text }] });
const read = (markdown: string) => new HtmlRenderer().render(new Parser().parse(markdown));
/** What a reader of the Markdown sees. */
const words = (markdown: string) =>
  read(markdown)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

describe('words that look like Markdown', () => {
  it.each([
    ['2 * 3 * 4, snake_case, a~b, C#, 5 > 4, a & b', '2 * 3 * 4, snake_case, a~b, C#, 5 > 4, a & b'],
    ['One * alone and *one', 'One * alone and *one'],
    ['*not strong*', '\\*not strong\\*'],
    ['__init__', '\\_\\_init\\_\\_'],
    ['# Not a heading', '\\# Not a heading'],
    ['1. Not an item', '1\\. Not an item'],
    ['- Not an item', '\\- Not an item'],
    ['[text](url)', '[text\\](url)'],
    ['[1] and [see]', '[1] and [see]'],
    ['<b> &amp; a < b', '\\<b> \\&amp; a < b'],
    ['C:\\dir \\*', 'C:\\dir \\\\*'],
  ])('are escaped where they would be read so, and only there: %s', (text, markdown) =>
    expect(writeMarkdown([paragraph(text)])).toBe(markdown),
  );

  const sign = fc.constantFrom(...'*_~`[]()<>!#-+=|\\&:.1a b"鉄ا\n'.split(''));
  const text = fc.string({ unit: sign, minLength: 1, maxLength: 30 }).map((one) => `x${one}x`);

  it('stay words, whatever they are', () => {
    fc.assert(
      fc.property(text, (one) => {
        const plain = one.replace(/\s+/g, ' ').trim();
        expect(words(writeMarkdown([paragraph(one.slice(1)), paragraph('end')])).replace(/ ?end$/, '')).toBe(
          plain.slice(1).trim(),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('stay words in headings, items, links and strong words', () => {
    fc.assert(
      fc.property(text, (one) => {
        const plain = one.replace(/\s+/g, ' ').trim();
        const inner = [{ kind: 'text', text: one }] as const;
        const blocks: Block[] = [
          { kind: 'heading', level: 2, inner: [...inner] },
          { kind: 'list', ordered: true, start: 1, items: [{ blocks: [paragraph(one)], value: null }] },
          { kind: 'paragraph', inner: [{ kind: 'link', href: 'https://a.example/', inner: [...inner] }] },
          { kind: 'paragraph', inner: [{ kind: 'strong', inner: [...inner] }] },
        ];
        for (const block of blocks) expect(words(writeMarkdown([block]))).toBe(plain);
        expect(read(writeMarkdown(blocks.slice(0, 1)))).toMatch(/^<h2>/);
        expect(read(writeMarkdown(blocks.slice(2, 3)))).toMatch(/^<p><a href="https:\/\/a\.example\/">/);
      }),
      { numRuns: 300 },
    );
  });

  it('do not end a listing, whatever is in it', () => {
    fc.assert(
      fc.property(text, (one) => {
        const html = read(writeMarkdown([{ kind: 'code', language: '', text: one }, paragraph('after')]));
        expect(html).toMatch(/^<pre><code>[\s\S]*<\/code><\/pre>\n<p>after<\/p>\n$/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('pages built to harm', () => {
  it.each([
    ['lists in lists', '<ul><li>a'.repeat(400)],
    ['quotations in quotations', '<blockquote>a'.repeat(400)],
    ['tables in tables', '<table><tr><td>a</td><td>b'.repeat(200)],
    ['a huge table', `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(12_000)}</table>`],
    ['cells over all others', `<table>${'<tr><td rowspan=60000 colspan=60000>a<td>b'.repeat(2000)}</table>`],
    ['strong words in strong words', '<p><b>a<i>b'.repeat(3000)],
    ['links in one line', `<p>${'<a href="/a">a</a> '.repeat(20_000)}</p>`],
    ['stars in one line', `<p>${'*a '.repeat(60_000)}</p>`],
    ['listings of fences', `<pre>${'`'.repeat(50_000)}</pre>`.repeat(4)],
  ])('%s are written down all the same, within bounds', (_, html) => {
    const { text } = pageMarkdown(openPageDocument(`<main>${html}</main>`, 'https://a.example/'));
    expect(text.length).toBeLessThanOrEqual(250_000);
  });
});
