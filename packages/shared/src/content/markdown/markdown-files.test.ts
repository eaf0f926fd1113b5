import { describe, expect, it } from 'vitest';
import { filesOf } from '../files-of.ts';
import { isSafePath, joinMarkdownFiles, splitMarkdownFiles } from './markdown-files.ts';

const split = (text: string) => splitMarkdownFiles(text);

describe('many files as one text', () => {
  it('begins each with a line that names it', () => {
    const text = joinMarkdownFiles([
      { path: 'index.html.md', text: '# Home\n\nWelcome.\n' },
      { path: 'docs/日本.md', text: '# 日本\n' },
    ]);
    expect(text).toBe('==> index.html.md <==\n# Home\n\nWelcome.\n\n==> docs/日本.md <==\n# 日本\n');
  });

  it.each([
    '==> b.md <==',
    '\\==> b.md <==',
    '\\\\\\==> b.md <==',
    'Before\n==> ../../b.md <==\nAfter',
    '```\n==> b.md <==\n```',
    '\\==> <==\n\\\\',
  ])('gives back what was put in, and %j begins no file', (text) => {
    const files = [
      { path: 'a.md', text: `${text}\n` },
      { path: 'c.md', text: 'Second.\n' },
    ];
    expect(split(joinMarkdownFiles(files))).toEqual({ files, before: '', refused: [] });
  });

  it('takes what an editor does to it: other line ends, blank lines, a mark, a file that was added', () => {
    const text = '\ufeff==> a.md <==\r\n\r\n# A\r\n\r\n\r\n==> b.md <==\r\nText';
    expect(split(text).files).toEqual([
      { path: 'a.md', text: '# A\n' },
      { path: 'b.md', text: 'Text\n' },
    ]);
  });

  it('splits and joins a million empty lines that stand between two words', () => {
    const files = [{ path: 'a.md', text: `One${'\n'.repeat(1_000_000)}two\n` }];
    expect(split(joinMarkdownFiles(files)).files).toEqual(files);
  });

  it('tells of text in no file, of names that may not be and of the same name again', () => {
    const text = 'Lost words\n==> a.md <==\nOne\n==> A.md <==\nTwo\n==> ../a.md <==\nThree\n';
    expect(split(text)).toEqual({
      files: [{ path: 'a.md', text: 'One\n' }],
      before: 'Lost words',
      refused: ['A.md', '../a.md'],
    });
  });
});

describe('the name of a file', () => {
  it.each(['a.md', 'index.html.md', 'docs/start.html.md', '日本/鉄.md', 'a b.md', 'q&a.md'])(
    'may be %s',
    (path) => expect(isSafePath(path)).toBe(true),
  );
  it.each([
    '/a.md',
    '../a.md',
    'a/../b.md',
    'a//b.md',
    './a.md',
    'a\\b.md',
    'C:a.md',
    'a.html',
    '.md/..',
    'con.md',
    'a\u202egnp.md',
    'a\u0000.md',
    `${'a'.repeat(300)}.md`,
    `${'a/'.repeat(300)}a.md`,
  ])('may not be %s', (path) => expect(isSafePath(path)).toBe(false));
});

describe('the files of a kept content', () => {
  it('are one, under its own name, but of Markdown pages', () => {
    expect(filesOf('llms_txt', '# A\n')).toEqual([
      { path: 'llms.txt', mediaType: 'text/plain; charset=utf-8', text: '# A\n' },
    ]);
    expect(filesOf('markdown_pages', '==> a.md <==\n# A\n')).toEqual([
      { path: 'a.md', mediaType: 'text/markdown; charset=utf-8', text: '# A\n' },
    ]);
  });
});
