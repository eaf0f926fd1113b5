import { describe, expect, it } from 'vitest';
import { readLlmsTxt } from './read-llms-txt.ts';
import { repairLlmsTxt } from './repair-llms-txt.ts';

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const linksOf = (text: string) =>
  readLlmsTxt(text).sections.flatMap(({ links }) => links.map(({ url }) => url));

describe('repairing llms.txt', () => {
  it.each([
    ['notes behind dashes', '# A\n\n## B\n\n- [x](/x) - one\n- [y](/y) — two\n', ['/x', '/y']],
    ['other bullets and nested items', '# A\n\n## B\n\n* [x](/x)\n  - [y](/y): two\n', ['/x', '/y']],
    [
      'headings of level three',
      '# A\n\n## Food\n\n### Bread\n\n- [x](/x)\n\n### Cake\n\n- [y](/y)\n',
      ['/x', '/y'],
    ],
    ['prose in a section', '# A\n\n## B\n\n- [x](/x)\n\nWe close in August.\n', ['/x']],
    ['a section of prose alone', '# A\n\n## About\n\nBaking since 1962.\n\n## B\n\n- [x](/x)\n', ['/x']],
    ['no title', '## B\n\n- [x](/x)\n', ['/x']],
    ['a title that comes late', 'Welcome.\n\n# A\n\n## B\n\n- [x](/x)\n', ['/x']],
    ['a second title', '# A\n\n# B\n\n- [x](/x)\n', ['/x']],
    ['links without a section', '# A\n\n- [x](/x)\n- [y](/y)\n', ['/x', '/y']],
    [
      'bare addresses',
      '# A\n\n## B\n\n- https://a.example/x\n- https://a.example/y the second\n',
      ['https://a.example/x', 'https://a.example/y'],
    ],
    [
      'addresses behind their names',
      '# A\n\n## B\n\n- **GitHub:** https://a.example/g\n- Docs: https://a.example/d (in German)\n',
      ['https://a.example/g', 'https://a.example/d'],
    ],
    ['code without an end in a section', '# A\n\n## B\n\n- [x](/x)\n\n```sh\nnpm i\n', ['/x']],
    ['code without an end before the first link', '# A\n\n- [x](/x)\n\n~~~~\nnpm i\n', ['/x']],
    ['code in a section', '# A\n\n## B\n\n- [x](/x)\n\n```sh\nnpm i\n```\n', ['/x']],
  ])('puts %s into the form and loses no link and no word', (_, text, links) => {
    const repaired = repairLlmsTxt(text, 'Acme');
    expect(readLlmsTxt(repaired).problems).toEqual([]);
    expect(linksOf(repaired)).toEqual(links);
    expect(wordsOf(repaired)).toEqual(expect.arrayContaining(wordsOf(text)));
  });

  it('keeps the paragraphs of a read-me, its code and the names of its chapters', () => {
    const text =
      '# A\n\n## Usage\n\nFirst line\nsecond line.\n\n### Point\n\nMore.\n\n```sh\n# run\n```\n\n## Links\n\n- [x](/x)\n';
    expect(repairLlmsTxt(text, 'Acme')).toBe(
      '# A\n\n**Usage**\n\nFirst line\nsecond line.\n\n**Point**\n\nMore.\n\n```sh\n# run\n```\n\n## Links\n\n- [x](/x)\n',
    );
  });

  it('adds the links that are offered where the file has none', () => {
    const repaired = repairLlmsTxt('# A\n\n## About\n\nBaking since 1962.\n', 'Acme', ['- [x](/x)']);
    expect(repaired).toBe('# A\n\n**About**\n\nBaking since 1962.\n\n## Pages\n\n- [x](/x)\n');
  });

  it('makes a link of a name and its address, and leaves an address within words alone', () => {
    const text =
      '# A\n\n## Links\n\n- **Full CV** : https://a.example/cv.\n- Shop – <https://a.example/shop>, open\n- Top 8%, July (https://a.example/top)\n';
    expect(repairLlmsTxt(text, 'Acme')).toBe(
      '# A\n\n- Top 8%, July (https://a.example/top)\n\n## Links\n\n- [Full CV](https://a.example/cv)\n- [Shop](https://a.example/shop): open\n',
    );
  });

  it('says of what section words were that move, so that they stand under no other name', () => {
    const text = '# A\n\n## About\n\nBaking.\n\n## Contact\n\n- [Page](/c)\n- [Mail](mailto:a@a.example)\n';
    expect(repairLlmsTxt(text, 'Acme')).toBe(
      '# A\n\n**About**\n\nBaking.\n\n**Contact**\n\n- [Mail](mailto:a@a.example)\n\n## Contact\n\n- [Page](/c)\n',
    );
  });

  it('takes underlined headings for headings', () => {
    const text = 'Acme\n====\n\nWhat it is.\n\nDocs\n----\n\n- [x](/x)\n';
    expect(repairLlmsTxt(text, 'Other')).toBe('# Acme\n\nWhat it is.\n\n## Docs\n\n- [x](/x)\n');
    const rule = '# A\n\n## B\n\n- [x](/x)\n---\n';
    expect(repairLlmsTxt(rule, 'Other')).toBe('# A\n\n## B\n\n- [x](/x)\n');
  });

  it('leaves code where it is before the first section, and takes no link from it', () => {
    const text = '# A\n\n- [x](/x)\n\n```md\n- [code](/code)\n```\n';
    expect(repairLlmsTxt(text, 'Acme')).toBe('# A\n\n```md\n- [code](/code)\n```\n\n## Pages\n\n- [x](/x)\n');
    expect(repairLlmsTxt('# A\n\n```md\n- [code](/code)\n```\n', 'Acme', ['- [x](/x)'])).toBe(
      '# A\n\n```md\n- [code](/code)\n```\n\n## Pages\n\n- [x](/x)\n',
    );
  });

  it('keeps optional what is in a part of the section “Optional”', () => {
    const text =
      '# A\n\n## B\n\n- [x](/x)\n\n## Optional\n\n### Legal\n\n- [Terms](/t)\n- [Privacy](/p): yours\n\n### Old\n\nGone.\n';
    expect(repairLlmsTxt(text, 'Acme')).toBe(
      '# A\n\n**Old**\n\nGone.\n\n## B\n\n- [x](/x)\n\n## Optional\n\n- [Terms](/t): Legal\n- [Privacy](/p): Legal: yours\n',
    );
  });

  it('leaves a good file as it is', () => {
    const good = '# A\n\n> What A is.\n\nMore.\n\n## B\n\n- [x](/x): one\n\n## Optional\n\n- [y](/y)\n';
    expect(repairLlmsTxt(good, 'Acme')).toBe(good);
  });

  it('names a file without a title by the site, and only that', () => {
    expect(repairLlmsTxt('## B\n\n- [x](/x)\n', 'Acme')).toBe('# Acme\n\n## B\n\n- [x](/x)\n');
  });
});
