import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { readOwnersFile } from './owners-file.ts';
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

  // What grows with the square of its length would run into the test's own limit.
  it('is read to its end, however odd and long', () => {
    for (const line of ['- [a](b', '## a\n', '> a\n', '- [', '  a\n', '```\n', '- [a](b)\n  c\n'])
      readOwnersFile(`# A\n${line.repeat(Math.ceil(300_000 / line.length))}`, base);
  });
});
