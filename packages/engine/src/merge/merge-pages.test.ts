import { joinMarkdownFiles } from '@visible-ai/shared/content/markdown/markdown-files';
import { describe, expect, it } from 'vitest';
import { mergeEditsTask } from './merge-edits-task.ts';

const pages = (texts: Record<string, string>) =>
  joinMarkdownFiles(Object.entries(texts).map(([path, text]) => ({ path, text })));
const full = (texts: Record<string, string>) =>
  `# Shop\n\n${Object.entries(texts)
    .map(([path, text]) => `## ${path}\n\nSource: https://shop.example/${path}\n\n${text}`)
    .join('\n\n')}\n`;

describe.each([
  ['files', pages],
  ['pages of one file', full],
])('many %s, merged page by page', (_, write) => {
  const merge = (
    base: Record<string, string>,
    mine: Record<string, string>,
    theirs: Record<string, string>,
  ) => mergeEditsTask({ by: 'pages', base: write(base), mine: write(mine), theirs: write(theirs) });

  it('take what the site has changed, and keep what its owner has', () => {
    const merged = merge(
      { a: 'One.', b: 'Two.', c: 'Three.\n\nFour.' },
      { a: 'One.', b: 'Two, by hand.', c: 'Three, by hand.\n\nFour.' },
      { a: 'One, new.', b: 'Two.', c: 'Three.\n\nFour, new.', d: 'Five.' },
    );
    expect(merged).toEqual({
      text: write({ a: 'One, new.', b: 'Two, by hand.', c: 'Three, by hand.\n\nFour, new.', d: 'Five.' }),
      notes: [],
      conflicts: 0,
    });
  });

  it('keep the owner’s words where both have changed the same, and say so', () => {
    const merged = merge({ a: 'Price: 5' }, { a: 'Price: five' }, { a: 'Price: 6' });
    expect(merged.text).toBe(write({ a: 'Price: five' }));
    expect(merged.notes).toEqual(['Your words were kept instead of this new text: Price: 6']);
  });

  it('leave out what the owner took out, and what the site has no more', () => {
    const merged = merge(
      { a: 'One.', b: 'Two.', c: 'Three.' },
      { a: 'One.', c: 'Three.' },
      { a: 'One.', b: 'New.' },
    );
    expect(merged).toEqual({ text: write({ a: 'One.' }), notes: [], conflicts: 0 });
  });

  it('keep a page that was made by hand, and one with hand edits that the site has no more', () => {
    const merged = merge(
      { a: 'One.', b: 'Two.' },
      { a: 'One.', own: 'Mine.', b: 'Two, by hand.' },
      { a: 'New.' },
    );
    expect(merged.text).toBe(write({ a: 'New.', own: 'Mine.', b: 'Two, by hand.' }));
    expect(merged.notes).toEqual([expect.stringMatching(/^The site no longer has this page.*\bb$/)]);
  });
});

it('twenty thousand lines are merged as one is', () => {
  const many = (text: string) =>
    Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`p${at}.md`, `${text}\n\n`.repeat(25)]));
  const base = many('The same line again.');
  const mine = { ...base, 'p7.md': 'By hand.' };
  const merged = mergeEditsTask({
    by: 'pages',
    base: pages(base),
    mine: pages(mine),
    theirs: pages(many('Another line, again.')),
  });
  expect(merged.text).toContain('==> p7.md <==\nBy hand.\n');
  expect(merged.text).toContain('==> p8.md <==\nAnother line, again.\n');
});
