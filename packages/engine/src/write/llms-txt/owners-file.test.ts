import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { plainMarkdown, readOwnersFile } from './owners-file.ts';
import { writeLlmsTxt } from './write-llms-txt.ts';

const base = 'https://anvils.example/llms.txt';
const home = { url: '/', title: 'Welcome', description: 'Anvil House forges anvils by hand for smiths.' };
const pages = [
  home,
  { url: '/bench', title: 'Bench anvils of all sizes' },
  { url: '/ship', title: 'Anvils for ships' },
  { url: '/repair', title: 'Repair' },
];
const own = `# The Anvil House

> Hand-forged anvils from a village by the sea, since 1840.

Ring us before you come.

## Anvils

- [For the bench](https://anvils.example/bench): Twelve sizes from two to ninety kilograms, ground flat by hand on both faces.
- [For ships](/ship/index.html): Big ones.

## Opening hours

We open at **noon**.

### In winter

- Only on Mondays

## Partners

- [Tongs and Sons](https://tongs.example/): They make the tongs that hold what our anvils carry.
- [Gone](/gone)
`;
const write = (text: string, change = {}) =>
  writeLlmsTxt(siteOf(pages, { llms: { url: base, text }, ...change }));
const sectionsOf = (text: string) =>
  readLlmsTxt(text).sections.map(({ title, links }) => [title, ...links.map(({ name }) => name)]);

describe('the llms.txt that the owner has already', () => {
  const { text, notes } = write(own);

  it('gives the new one its name, summary and text', () => {
    expect(
      text.startsWith(
        '# The Anvil House\n\n> Hand-forged anvils from a village by the sea, since 1840.\n\nRing us before you come.\n',
      ),
    ).toBe(true);
  });

  it('keeps what it says of a page, however short, before the words of the page', () => {
    const said = 'Every anvil that stands on a ship has a coat against the salt and four iron feet.';
    const noted = (note: string, description = said) =>
      readLlmsTxt(
        writeLlmsTxt(
          siteOf([home, { url: '/ship', title: 'Anvils for ships', description }], {
            llms: { url: base, text: `# A\n\n## B\n\n- [Ships](/ship) - ${note}\n` },
          }),
        ).text,
      )
        .sections.flatMap(({ links }) => links)
        .find(({ name }) => name === 'Ships')?.notes;
    expect(noted('Bolted and painted')).toBe(`Bolted and painted. ${said}`);
    expect(noted('Bolted and painted', '')).toBe('Bolted and painted');
    expect(noted('bolted')).toBe(said);
  });

  it('keeps its sections and titles in their order; what it does not list comes where it belongs', () => {
    expect(sectionsOf(text)).toEqual([
      ['Main pages', 'Anvil House', 'Repair'],
      ['Anvils', 'For the bench', 'For ships'],
      ['Partners', 'Tongs and Sons', 'Gone'],
    ]);
  });

  it('keeps its notes where they say enough', () => {
    expect(text).toContain(
      '/bench): Twelve sizes from two to ninety kilograms, ground flat by hand on both faces.\n',
    );
  });

  it('keeps text that stood in its sections, before them and in bold instead of under headings', () => {
    expect(text).toContain(
      '**Opening hours**\n\nWe open at **noon**.\n\n**In winter**\n\n- Only on Mondays\n\n## ',
    );
    expect(readLlmsTxt(text).problems).toEqual([]);
  });

  it('is told to the owner, with what was left out because it leads to nothing', () => {
    expect(notes.join('\n')).toContain('starts from your own /llms.txt');
    const skipped = [{ url: 'https://anvils.example/gone', because: 'unreachable' as const }];
    const without = write(own, { skipped });
    expect(without.text).not.toContain('[Gone]');
    expect(without.notes.join('\n')).toContain('1 of its links leads to nothing');
  });

  it('comes to itself again', () => {
    expect(write(text).text).toBe(text);
  });

  it('is text alone where it is a text without lists', () => {
    const read = readOwnersFile(
      '# A\n\n## Installation\n\n``` r\n# from CRAN\ninstall("a")\n```\n\n# Index\n\n- [f()](f.md) : Opens a file\n  for reading.\n',
      base,
    );
    expect(read).toMatchObject({
      isCurated: false,
      sections: [],
      details: '**Installation**\n\n``` r\n# from CRAN\ninstall("a")\n```',
    });
    expect(read.loose).toEqual([
      { title: 'f()', url: 'https://anvils.example/f.md', notes: 'Opens a file for reading.' },
    ]);
  });

  it.each([
    ['a badge', '# ![logo](x.png) Anvils'],
    ['markup', '# Package `anvils`'],
    ['nothing', '> A summary alone.'],
  ])('gives no name where it has %s', (_, text) => {
    expect(readOwnersFile(text, base).name).toBe('');
  });

  it('is understood where its headings are underlined', () => {
    const read = readOwnersFile('Anvils\n======\n\n> All of them.\n\nGuides\n------\n- [a](/b): c\n', base);
    expect(read).toMatchObject({ name: 'Anvils', summary: 'All of them.' });
    expect(read.sections).toEqual([
      { title: 'Guides', links: [{ title: 'a', url: 'https://anvils.example/b', notes: 'c' }] },
    ]);
    expect(readLlmsTxt(write('$\n=').text).problems).toEqual([]);
  });

  it('makes a valid file whatever it holds', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '# A',
        '## B',
        '### C',
        '> q',
        '- [a](b)',
        '- [a](b): c',
        '```',
        '    # x',
        '- x',
        '',
        '~~~',
        '#',
        '## ',
        '=',
        '---',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const written = write(lines.join('\n')).text;
        expect(readLlmsTxt(written).problems).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  // Quadratic time would exceed the test's own limit.
  it('is read to its end, however odd and long', () => {
    for (const line of ['- [a](b', '## a\n', '> a\n', '- [', '  a\n', '```\n', '- [a](b)\n  c\n'])
      readOwnersFile(`# A\n${line.repeat(Math.ceil(300_000 / line.length))}`, base);
  });
});

describe('an owner’s file is read', () => {
  const read = (...lines: string[]) => readOwnersFile(lines.join('\n'), base);
  const at = (path: string) => `https://anvils.example${path}`;
  const linksOf = (...lines: string[]) => read(...lines).loose;
  const noteOf = (...lines: string[]) => linksOf('- [a](/b)', ...lines)[0]?.notes;

  it.each([
    ['![logo](x.png) Anvils', 'Anvils'],
    ['![](x.png)Anvils![two words](/y.png)', 'Anvils'],
    ['[Anvils](https://x.example/a) and [](b)more', 'Anvils and more'],
    ['\\[a\\] \\* b\\~', '[a] * b~'],
    ['C:\\anvils', 'C:\\anvils'],
    ['**Big anvils** and `code` and __more__', 'Big anvils and code and more'],
    ['2 ** 3 ** 4', '2 ** 3 ** 4'],
    ['**a**b**c**', 'abc'],
  ])('without its marks: %s', (text, plain) => {
    expect(plainMarkdown(text)).toBe(plain);
  });

  it.each([
    ['- [a](/b): c', 'a', '/b', 'c'],
    ['- [a](/b)： c', 'a', '/b', 'c'],
    ['- [a](/b) – c – d', 'a', '/b', 'c – d'],
    ['- [a](/b) -- c', 'a', '/b', 'c'],
    ['- [a](/b) -c', 'a', '/b', '-c'],
    ['- [a](/b) c: d', 'a', '/b', 'c: d'],
    ['* [a](/b)', 'a', '/b', ''],
    [' + [**a** x](</b> "t")', 'a x', '/b', ''],
    ['- [a [1]](b.md)', 'a [1]', '/b.md', ''],
  ])('link by link: %s', (line, title, path, notes) => {
    expect(linksOf(line)).toEqual([{ title, url: at(path), notes }]);
  });

  it('with links to the web alone', () => {
    const [first, ...rest] = linksOf(
      '- [a](http://tongs.example/)',
      '- [a](mailto:a@b.example)',
      '- [a](view-source:https://x.example/)',
      '- [a](http://[)',
      '- a',
      '  - [a](/b)',
      '```',
      '- [a](/b)',
      '```',
      '~~~',
      '- [a](/b)',
    );
    expect([first?.url, rest]).toEqual(['http://tongs.example/', []]);
  });

  it('with links of 4000 signs at most', () => {
    const line = (length: number) => '- [a](/b): '.padEnd(length, 'c');
    expect([linksOf(line(4000)).length, linksOf(line(4001)).length]).toEqual([1, 0]);
  });

  it.each([
    ['in the next line', ['  c'], 'c'],
    ['in several lines', ['  c', '    : d: e'], 'c d: e'],
    ['behind a colon of its own', ['  ： c'], 'c'],
    ['with a colon in it', ['  c: d'], 'c: d'],
    ['behind a blank line', ['', '  c'], 'c'],
    ['not as a point of its own', ['  - c', '  c'], ''],
    ['not by one step', [' c'], ''],
    ['not as a text with gaps', ['c  d'], ''],
    ['not behind a text', ['c', '  d'], ''],
    ['not under another heading', ['## C', '  d'], ''],
  ])('a note goes on %s', (_, lines, note) => {
    expect(noteOf(...lines)).toBe(note);
  });

  it('with notes of some length', () => {
    const line = (length: number) => `  ${'c'.repeat(length)}`;
    expect(noteOf(line(600), line(600), line(600))).toHaveLength(1201);
    expect(noteOf(line(3000))).toHaveLength(998);
    expect(noteOf(line(998), line(1))).toBe(`${'c'.repeat(998)} c`);
    expect(noteOf(line(998), line(1), line(1))).toHaveLength(1000);
  });

  it.each([
    ['of one line', ['> q'], 'q'],
    ['of several', ['# A', '', '> q', '>r', '   > s'], 'q r s'],
    ['and the rest of a line', ['> q > r'], 'q > r'],
    ['not in a sentence', ['a > q'], ''],
    ['not behind a text', ['a', '> q'], ''],
    ['not behind a link', ['- [a](/b)', '> q'], ''],
    ['not in a section', ['# A', '## B', '> q'], ''],
    ['not in a listing', ['```', '> q'], ''],
  ])('with a summary %s', (_, lines, summary) => {
    expect(read(...lines).summary).toBe(summary);
  });

  it('with a summary of some length', () => {
    const quote = (length: number) => `> ${'q'.repeat(length)}`;
    expect(read(quote(5000)).summary).toHaveLength(4000);
    expect(read(quote(3000), quote(3000), quote(3000)).summary).toHaveLength(6001);
    expect(read(quote(3999), quote(3)).summary).toHaveLength(3999);
  });

  it.each([
    ['🔨 Anvils', 'Anvils'],
    ['Anvils **and** tongs ##', 'Anvils and tongs'],
    ['http://anvils.example', ''],
    ['https://anvils.example', ''],
    ['Anvils <b>', ''],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), ''],
  ])('with the name in its title: %s', (title, name) => {
    expect(read(`\ufeff# ${title}`, '# Other').name).toBe(name);
  });

  it('with the lines of any system, up to ten thousand', () => {
    expect(readOwnersFile('# A\r\n> q\r## B\r\n- [a](/b)', base)).toMatchObject({
      name: 'A',
      summary: 'q',
      sections: [{ title: 'B' }],
    });
    const long = (lines: number) => read(...Array.from({ length: lines }, () => ''), '> q').summary;
    expect([long(9999), long(10_000)]).toEqual(['q', '']);
  });

  it('with headings of 500 signs at most', () => {
    const titles = (length: number) =>
      read('## '.padEnd(length, 'x'), '- [a](/b)').sections.map(({ title }) => title.length);
    expect([titles(500), titles(501)]).toEqual([[497], []]);
  });

  it.each([
    ['links', ['- [a](/b)'], ['Anvils'], ''],
    ['as many links as lines', ['Some.', '- [a](/b)'], ['Anvils'], '**Anvils**\n\nSome.'],
    ['more lines than links', ['Some.', 'More.', '- [a](/b)'], [], '**Anvils**\n\nSome.\nMore.\n- [a](/b)'],
    [
      'notes below its links',
      ['- [a](/b)', '  c', '  - d', '', ' e', '- [f](/g)'],
      ['Anvils'],
      '**Anvils**\n\ne',
    ],
    [
      'blank lines',
      ['Some.', '', '   ', '', '', 'x', '- [a](/b)', '- [c](/d)'],
      ['Anvils'],
      '**Anvils**\n\nSome.\n\n   \n\nx',
    ],
    ['nothing', [], [], ''],
  ])('and what a section has beside its list becomes text, where it has %s', (_, lines, titles, details) => {
    const file = read('# A', '## Anvils', ...lines);
    expect(file.sections.map(({ title }) => title)).toEqual(titles);
    expect(file.details).toBe(details);
    expect(file.moved).toBe(details !== '');
    expect(file.isCurated).toBe(titles.length > 0);
  });

  it('with links of no section, and of sections that are text', () => {
    const file = read(
      '# A',
      'Some.',
      '- [a](/a)',
      '## B',
      '- [b](/b)',
      '## C',
      'Text.',
      'Text.',
      '- [c](/c)',
    );
    expect(file.sections).toEqual([{ title: 'B', links: [{ title: 'b', url: at('/b'), notes: '' }] }]);
    expect(file.loose.map(({ title }) => title)).toEqual(['a', 'c']);
    expect(file.details).toBe('Some.\n- [a](/a)\n\n**C**\n\nText.\nText.\n- [c](/c)');
    expect(read('# A', 'Some.').moved).toBe(false);
  });

  it('with sections that have a word for a title', () => {
    const titles = (title: string) => read(`## ${title}`, '- [a](/b)').sections.map((each) => each.title);
    expect([titles('2024'), titles('—'), titles('砧')]).toEqual([['2024'], [], ['砧']]);
  });

  it('with the names of sections in bold, whatever ends them', () => {
    expect(read('## Anvils:', 'Some.').details).toBe('**Anvils**\n\nSome.');
    expect(read('## Anvils: *all* **::', 'Some.').details).toBe('**Anvils: *all* **\n\nSome.');
    expect(read('## —', 'Some.').details).toBe('**—**\n\nSome.');
  });

  it('with the section above where two have one name', () => {
    const titles = (...headings: string[]) =>
      read(...headings.flatMap((heading) => [heading, '- [a](/b)'])).sections.map(({ title }) => title);
    expect(titles('## A', '### Use', '## B', '### Use', '### More')).toEqual([
      'A',
      'A: Use',
      'B',
      'B: Use',
      'More',
    ]);
    expect(titles('## Use', '## Use')).toEqual(['Use', 'Use']);
    expect(titles('## A', '### B', '#### Use', '## C', '#### Use')).toEqual([
      'A',
      'B',
      'B: Use',
      'C',
      'C: Use',
    ]);
  });

  it('up to its second document, of which it has the links alone', () => {
    const file = read('# A', 'Some.', '## B', '- [a](/a)', '# C', 'More.', '- [b](/b)', '## D', '- [c](/c)');
    expect(file).toMatchObject({ name: 'A', details: 'Some.', isCurated: false, sections: [] });
    expect(file.loose.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
  });
});
