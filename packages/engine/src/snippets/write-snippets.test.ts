import { snippet, snippetTargets } from '@visible-ai/shared/hosting/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeSnippets } from './write-snippets.ts';

const base = 'https://visible.example/s/4fJ2k9QbTz0aWm7XcR1uYd/';
const origin = 'https://www.example.com/';
const files = ['llms.txt', 'llms-full.txt', 'robots.txt', 'docs/start.html.md'];

const codesOf = (request: Partial<Parameters<typeof writeSnippets>[0]>) =>
  writeSnippets({ base, origin, files, ...request }).map(({ code }) => code);

describe('snippets', () => {
  it('are one for each target, and say in their first line where they belong', () => {
    const snippets = writeSnippets({ base, origin, files });
    expect(snippets.map(({ target }) => target)).toEqual([...snippetTargets]);
    for (const each of snippets) {
      expect(snippet.parse(each)).toEqual(each);
      expect(each.code.split('\n')[0]).toMatch(
        /^(?:<\?php )?(?:#|\/\/) .*(?:\.(?:js|php|com|toml)|Caddyfile|Worker)/,
      );
    }
  });

  it('name the files that are published and no others', () => {
    for (const code of codesOf({ files: ['llms.txt', 'q&a-section.txt', 'notes.html'] })) {
      expect(code).toContain('llms');
      expect(code).not.toMatch(/llms-full|robots|q&a|notes|\.\+\\+\.md|\(\.\*/);
    }
    expect(codesOf({ files: [] })).toEqual([]);
    expect(codesOf({ files: ['q&a-section.txt'] })).toEqual([]);
  });

  it('have all Markdown pages as one pattern: a new page asks for no new snippet', () => {
    const pages = Array.from({ length: 500 }, (_, at) => `docs/${at}.md`);
    expect(codesOf({ files: pages })).toEqual(codesOf({ files: ['a.md'] }));
  });

  it('keep to the folder of a site that begins in one, and leave the robots.txt to the host', () => {
    for (const code of codesOf({ origin: 'https://ddnexus.example/pagy/' })) {
      expect(code).toContain('pagy');
      expect(code).not.toMatch(/robots\\?\.txt/);
    }
  });

  it('fit on a screen or two', () => {
    for (const code of codesOf({})) expect(code.split('\n').length).toBeLessThan(70);
  });

  it.each([
    'ftp://visible.example/s/a/',
    'https://user:secret@visible.example/',
    'https://a$b;c.example/s/',
    base.concat('?a'),
    `${base}"`,
  ])('are not written for a base like %s', (bad) =>
    expect(() => writeSnippets({ base: bad, origin, files })).toThrow(TypeError),
  );
});

const hostile = fc.oneof(
  fc.constantFrom(
    '";}',
    "'); system('id",
    '*/',
    '?>',
    '\n}',
    '$(id)',
    '`id`',
    '{$a}',
    '$\x7ba}',
    '\\',
    '\u2028',
    '#',
    '//',
    '%0a',
  ),
  fc.string(),
);
const path = fc.array(hostile, { maxLength: 4 }).map((parts) => parts.join('/'));
/** All values that a snippet may be made of. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

describe('a hostile address or file name', () => {
  it('never gets into a snippet: whatever a file is called, the code is the same', () => {
    const plain = codesOf({ files: ['llms.txt', 'a.md'] });
    fc.assert(
      fc.property(fc.array(path, { maxLength: 5 }), (names) => {
        const codes = codesOf({
          files: [
            'llms.txt',
            'a.md',
            ...names.map((name) => `x${name}.md`),
            ...names.map((name) => `x${name}`),
          ],
        });
        expect(codes).toEqual(plain);
      }),
    );
  });

  it('never gets into a snippet from the address of the site, either', () => {
    fc.assert(
      fc.property(hostile, path, (host, folder) => {
        const address = `https://${host}.example/${folder}`;
        fc.pre(URL.canParse(address));
        const site = new URL(address);
        for (const code of codesOf({ origin: site.href })) {
          expect(code).toMatch(PLAIN);
          const other = codesOf({
            origin: `https://plain.example${'/folder'.repeat(site.pathname.split('/').filter(Boolean).length)}/`,
          });
          expect(other.map((text) => text.split('\n').length)).toContain(code.split('\n').length);
        }
      }),
    );
  });

  it('stands for any folder of its place where languages write it differently', () => {
    const [nginx = ''] = codesOf({ origin: 'https://a.example/caf%C3%A9%22;%20}/docs/' });
    expect(nginx).toContain('^(?<visible_ai_path>/[^/]+/docs/(?<visible_ai_file>');
  });
});
