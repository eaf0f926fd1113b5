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

describe('what is a question', () => {
  const asked = (html: string) => readQaSection(`${html}<p>Yes.</p>`).map(({ question }) => question);

  it.each([
    ['<p>May I come?</p>', 'May I come?'],
    ['<p><strong>May</strong> <b>I</b> come?</p>', 'May I come?'],
    ['<h6>May  I<br>come?</h6>', 'May I come?'],
    ['<li><strong>May I come?</strong></li>', 'May I come?'],
    ['<p><strong>May I come</strong></p>', undefined],
    ['<pre>May I come?</pre>', undefined],
  ])('begins with what asks: %s', (html, question) => {
    expect(asked(html)[0]).toBe(question);
  });

  it.each([
    ['<p><b>May I come?</b></p>', 2],
    ['<h2>May I come?</h2>', 2],
    ['<p><b>May I</b> come?</p>', 1],
    ['<p>May I come?</p>', 1],
    ['<pre><b>May I come?</b></pre>', 1],
    ['<p><b>May I come</b></p>', 1],
  ])('goes on with what is marked: %s', (html, count) => {
    expect(asked(`<p><b>What is it?</b></p><p>A shop.</p>${html}`)).toHaveLength(count);
  });
});

describe('what is an answer', () => {
  const answer = (html: string) => readQaSection(`<p><b>What is it?</b></p>${html}`)[0]?.answer;

  it.each([
    ['<p> one \n two <br> three </p>', [{ kind: 'text', text: 'one two\nthree' }]],
    ['<p><br>one<br><br>two</p>', [{ kind: 'text', text: 'one\ntwo' }]],
    ['<p> </p><p>one</p>', [{ kind: 'text', text: 'one' }]],
    ['<pre>\n\n  a  b\n\n c \n\n</pre>', [{ kind: 'code', text: '  a  b\n\n c' }]],
    ['<pre>a<br>b</pre>', [{ kind: 'code', text: 'a\nb' }]],
    ['<ul><li><p>one</p><p>two</p></li><li>three</li></ul>', [item('one'), item('two'), item('three')]],
  ])('is read as it is shown: %s', (html, parts) => {
    expect(answer(html)).toEqual(parts);
  });

  const link = '<a href="https://a.example/">About</a>';
  it.each([
    [`<p>One.</p><p>${link}</p>`, { url: 'https://a.example/', text: 'About' }],
    [`<p>One.</p><p> ${link}\n</p>`, { url: 'https://a.example/', text: 'About' }],
    [`<p>One.</p><p>See ${link}</p>`, null],
    [`<p>One.</p><p>${link}${link}</p>`, null],
    ['<p>One.</p><p><a>About</a></p>', null],
    ['<p>One.</p><p><a href="">About</a></p>', null],
    [`<p>${link}</p>`, null],
  ])('may name its source behind it: %s', (html, source) => {
    expect(readQaSection(`<p><b>What is it?</b></p>${html}`)[0]?.source).toEqual(source);
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

  it.each([
    ['a &lt; b &amp; c', 'a &lt; b & c'],
    ['&amp;lt; &amp;#60; &amp;nbsp;', '&amp;lt; &amp;#60; &amp;nbsp;'],
    ['#1 a#b * c_d `e` [f] \\', '\\#1 a\\#b \\* c\\_d \\`e\\` \\[f\\] \\\\'],
    ['- a - b', '\\- a - b'],
    ['+ a', '\\+ a'],
    ['-a', '-a'],
    ['12. a 3. b', '12\\. a 3. b'],
    ['12) a', '12\\) a'],
    ['12.5 a', '12.5 a'],
    ['one<br>- two', 'one  \n\\- two'],
  ])('is Markdown that says what was written: %s', (html, markdown) => {
    expect(qaDownloads(`<p><b>A?</b></p><p>${html}</p>`)?.markdown).toBe(`## A?\n\n${markdown}\n`);
  });

  it.each([
    ['a', '```'],
    ['a ``` b', '````'],
    ['a ````` b ``', '``````'],
  ])('is Markdown with listings that end where they end: %s', (code, fence) => {
    expect(qaDownloads(`<p><b>A?</b></p><pre>${code}</pre>`)?.markdown).toBe(
      `## A?\n\n${fence}\n${code}\n${fence}\n`,
    );
  });

  it('is nothing where nothing is asked', () => {
    expect(qaDownloads('<p>Hello</p>')).toBeNull();
  });
});
