import { describe, expect, it } from 'vitest';
import { asText } from './answer-part.ts';
import { qaDownloads } from './qa-downloads.ts';
import { readQaSection } from './read-qa-section.ts';

const item = (text: string) => ({ kind: 'item' as const, text });
const code = '<pre><code>if (a &lt; b)\n  go()</code></pre>';
const html =
  '<p><strong>What is it?</strong></p><p>A shop. It sells [things] &amp; more.</p><p>Since 1990.</p><p><a href="https://shop.example/a(b)">Source: About</a></p>' +
  '<h2>Where？</h2><ul><li><p>In Rome</p></li><li>In Paris</li></ul>';

describe('a Q&A section read back', () => {
  it('gives questions, answers and sources, also after it was edited by hand', () => {
    expect(readQaSection(html)).toEqual([
      {
        question: 'What is it?',
        answer: asText('A shop. It sells [things] & more.', 'Since 1990.'),
        source: { url: 'https://shop.example/a(b)', text: 'Source: About' },
      },
      { question: 'Where？', answer: [item('In Rome'), item('In Paris')], source: null },
    ]);
  });

  it('takes a question inside an answer for a part of it', () => {
    const [item, ...rest] = readQaSection('<p><strong>A?</strong></p><p>Is it so? Yes.</p><p>Really?</p>');
    expect(item?.answer).toEqual(asText('Is it so? Yes.', 'Really?'));
    expect(rest).toEqual([]);
  });

  it('keeps the lines of code and those that a text ends', () => {
    const [item] = readQaSection(`<p><strong>A?</strong></p><p>one<br>two\n three</p>${code}`);
    expect(item?.answer).toEqual([
      { kind: 'text', text: 'one\ntwo three' },
      { kind: 'code', text: 'if (a < b)\n  go()' },
    ]);
  });

  it('leaves out a question nobody answered', () => {
    expect(readQaSection('<p><strong>A?</strong></p><p><strong>B?</strong></p><p>Yes.</p>')).toHaveLength(1);
  });
});

describe('what is taken home of it', () => {
  it('is Markdown whose words are no markup', () => {
    expect(qaDownloads(html)?.markdown).toContain(
      '## What is it?\n\nA shop. It sells \\[things\\] & more.\n\nSince 1990.\n\n[Source: About](https://shop.example/a%28b%29)',
    );
  });

  it('is Markdown with lists, lines and listings', () => {
    expect(
      qaDownloads(`<p><strong>A?</strong></p><p>1. one<br>two</p><ul><li>x</li><li>y</li></ul>${code}`)
        ?.markdown,
    ).toBe('## A?\n\n1\\. one  \ntwo\n\n- x\n- y\n\n```\nif (a < b)\n  go()\n```\n');
  });

  it('is JSON-LD that no text can break out of', () => {
    const json = qaDownloads(
      '<p><strong>A?</strong></p><p>&lt;/script&gt;&lt;script&gt;alert(1)</p>',
    )?.json_ld;
    expect(json).not.toContain('<');
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'A?', acceptedAnswer: { text: '</script><script>alert(1)' } }],
    });
  });

  it('is nothing where nothing is asked', () => {
    expect(qaDownloads('<p>Hello</p>')).toBeNull();
  });
});
