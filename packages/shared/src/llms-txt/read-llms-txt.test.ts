import { describe, expect, it } from 'vitest';
import { readLlmsTxt } from './read-llms-txt.ts';

const good = `# Acme

> Acme makes anvils
> for every desert.

Free text, with a list:

- shipping is slow

## Docs

- [Guide](https://acme.example/guide.md): How to drop an anvil
- [Prices](/prices_(2026).md)

## Optional

- [Legal](https://acme.example/legal)
`;

const problemsOf = (text: string) => readLlmsTxt(text).problems.map(({ line, text }) => `${line}: ${text}`);

describe('reading llms.txt', () => {
  it('takes title, summary, sections and links of a well-formed file', () => {
    const file = readLlmsTxt(`\ufeff${good}`);
    expect(file.title).toBe('Acme');
    expect(file.summary).toBe('Acme makes anvils for every desert.');
    expect(file.sections.map((section) => [section.title, section.links.length])).toEqual([
      ['Docs', 2],
      ['Optional', 1],
    ]);
    expect(file.sections[0]?.links[0]).toEqual({
      name: 'Guide',
      url: 'https://acme.example/guide.md',
      notes: 'How to drop an anvil',
      line: 12,
    });
    expect(file.sections[0]?.links[1]?.url).toBe('/prices_(2026).md');
    expect(file.problems).toEqual([]);
  });

  it('reads CR and CRLF files alike', () => {
    for (const end of ['\r', '\r\n']) expect(problemsOf(good.replaceAll('\n', end))).toEqual([]);
  });

  it.each([
    ['a missing title', '## A\n- [x](/x)\n', '1: There is no “# Name” line'],
    ['a title that is not first', 'Hello\n# A\n## B\n- [x](/x)\n', '2: The title must come first'],
    ['a second title', '# A\n# B\n## C\n- [x](/x)\n', '2: A second “# ” title'],
    ['a heading of level three', '# A\n## B\n### C\n- [x](/x)\n', '3: A heading of level 3'],
    ['prose in a section', '# A\n## B\nHello.\n- [x](/x)\n', '3: Prose inside a section'],
    ['an item without a link', '# A\n## B\n- [x](/x)\n- y\n', '4: An item without a link'],
    ['notes without a colon', '# A\n## B\n- [x](/x) - notes\n', '3: Text after the link “x” without a colon'],
    ['another bullet', '# A\n## B\n* [x](/x)\n', '3: An item must begin with “- ”'],
    ['a nested item', '# A\n## B\n- [x](/x)\n  - [y](/y)\n', '4: A nested item'],
    [
      'a link nobody can fetch',
      '# A\n## B\n- [x](mailto:a@b.example)\n',
      '3: The link “x” leads to a mailto: address',
    ],
    ['a section without links', '# A\n## B\n## C\n- [x](/x)\n', '2: The section “B” has no links'],
    ['an underlined title', 'Acme\n====\n\n## B\n- [x](/x)\n', '1: An underlined heading. Write “# Acme”.'],
    ['code in a section', '# A\n## B\n- [x](/x)\n```\n- [y](/y)\n```\n', '4: Code inside a section'],
    ['no sections at all', '# A\n', 'There is no “## ” section'],
  ])('reports %s', (_name, text, expected) => {
    expect(problemsOf(text).join('\n')).toContain(expected);
  });

  it('tells prose once a section', () => {
    expect(problemsOf('# A\n## B\none\ntwo\n- [x](/x)\n## C\n- [y](/y)\nthree\n')).toHaveLength(2);
  });

  it('tells a habit once, with every line that has it, and counts its links', () => {
    const file = readLlmsTxt('# A\n## B\n- [x](/x) - one\n- [y](/y) — two\n- [z](/z): three\n');
    expect(file.problems).toMatchObject([{ line: 3, lines: [3, 4] }]);
    expect(file.sections[0]?.links.map(({ url, notes }) => [url, notes])).toEqual([
      ['/x', 'one'],
      ['/y', 'two'],
      ['/z', 'three'],
    ]);
  });

  it('reads underlined headings, and counts no link of code', () => {
    const file = readLlmsTxt('Acme\n====\n\nDocs\n----\n\n- [x](/x)\n\n```\n- [y](/y)\n```\n');
    expect(file.title).toBe('Acme');
    expect(file.sections.map(({ title, links }) => [title, links.length])).toEqual([['Docs', 1]]);
  });

  it('does not take a line of code for a heading', () => {
    expect(readLlmsTxt('# A\n\n```sh\n# install\n```\n\n## B\n- [x](/x)\n').problems).toEqual([]);
  });

  // Quadratic work would run into the test's timeout.
  it('comes to the end of half a megabyte of hostile lines', () => {
    for (const line of [
      '- [',
      '- [a](',
      '- [a](b(c)',
      `- ${'['.repeat(3900)}\n`,
      `# ${' #'.repeat(400)}a\n`,
    ]) {
      const { title } = readLlmsTxt(`# A\n## B\n${line.repeat(Math.ceil(500_000 / line.length))}`);
      expect(title).toBe('A');
    }
  });
});
