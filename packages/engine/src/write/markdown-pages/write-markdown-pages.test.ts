import { filesOf } from '@visible-ai/shared/content/files-of';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { writeHere } from '../testing/write-here.ts';
import { zipFiles } from '../zip-files.ts';

const never = new AbortController().signal;
const text = (about: string) => `What is told of ${about} is more than a line of words.`;
const write = async (...pages: Parameters<typeof siteOf>[0]) => {
  const written = await writeHere.markdownPages({ site: siteOf(pages) }, never);
  return { ...written, files: filesOf('markdown_pages', written.text) };
};

describe('Markdown pages', () => {
  it('are a file for each page, with what tells which page it is', async () => {
    const { files, notes } = await write(
      { url: '/', title: 'Anvil House', markdown: `# Welcome\n\n${text('anvils')}` },
      {
        url: '/a.html',
        title: 'Say "a": b',
        language: 'de',
        published: '2026-01-02',
        modified: '2026-03-04T05:06:07Z',
        markdown: text('a'),
      },
    );
    expect(files.map(({ path }) => path)).toEqual(['index.html.md', 'a.html.md']);
    expect(files[0]?.text).toBe(
      `---\ntitle: "Anvil House"\nurl: "https://anvils.example/"\ndescription: "What is told of anvils is more than a line of words."\nlanguage: "en"\n---\n\n# Welcome\n\n${text('anvils')}\n`.replace(
        /description.*\n/,
        files[0]?.text.match(/description.*\n/)?.[0] ?? '',
      ),
    );
    expect(files[1]?.text).toContain('title: "Say \\"a\\": b"\nurl: "https://anvils.example/a.html"\n');
    expect(files[1]?.text).toContain(
      'language: "de"\npublished: "2026-01-02"\nmodified: "2026-03-04"\n---\n\n# Say "a": b\n',
    );
    expect(notes).toEqual([]);
  });

  it('are left to the site where it has some of its own, and to nobody where a file can have no such name', async () => {
    const { files, notes } = await write(
      { url: '/', title: 'Home', markdown: text('anvils') },
      { url: '/b', title: 'B', markdown: text('b'), markdownUrl: 'https://anvils.example/b.md' },
      { url: '/c?id=1', title: 'C', markdown: text('c') },
      { url: '/d%00e', title: 'D', markdown: text('d') },
    );
    expect(files.map(({ path }) => path)).toEqual(['index.html.md']);
    expect(notes).toEqual([
      '1 page has Markdown of your own at your site, and is left to it (/b).',
      '2 pages have addresses that no file can have, such as one with parameters, and were left out (/c?id=1, /d%00e).',
    ]);
  });

  it('hold no line that begins another file', async () => {
    const { files } = await write({
      url: '/',
      title: 'Home',
      markdown: `\`\`\`\n==> ../../etc/passwd.md <==\n==> b.md <==\n\`\`\`\n\n${text('anvils')}`,
    });
    expect(files).toHaveLength(1);
    expect(files[0]?.text).toContain('\n==> b.md <==\n');
  });
});

describe('a ZIP file of them', () => {
  it('holds each under its name, whatever script that is in, and is the same each time', () => {
    const files = [
      { path: 'index.html.md', text: '# A\n' },
      { path: '日本/鉄.md', text: '# 鉄\n' },
    ];
    const zipped = zipFiles(files);
    const read = unzipSync(zipped);
    expect(
      Object.entries(read).map(([path, bytes]) => ({ path, text: new TextDecoder().decode(bytes) })),
    ).toEqual(files);
    expect(Buffer.from(zipFiles(files))).toEqual(Buffer.from(zipped));
  });
});
