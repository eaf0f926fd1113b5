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

  it('leaves a good file as it is', () => {
    const good = '# A\n\n> What A is.\n\nMore.\n\n## B\n\n- [x](/x): one\n\n## Optional\n\n- [y](/y)\n';
    expect(repairLlmsTxt(good, 'Acme')).toBe(good);
  });

  it('names a file without a title by the site, and only that', () => {
    expect(repairLlmsTxt('## B\n\n- [x](/x)\n', 'Acme')).toBe('# Acme\n\n## B\n\n- [x](/x)\n');
  });
});
