import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { arrangeEntries } from './arrange-entries.ts';
import type { OwnersFile } from './owners-file.ts';

type Page = Parameters<typeof siteOf>[0][number];

const at = 'https://anvils.example';
const pages: Page[] = [
  { url: '/', title: 'Anvils' },
  { url: '/about', title: 'About', kind: 'about' },
  { url: '/contact', title: 'Contact', kind: 'contact' },
  ...['a', 'b', 'c', 'd'].map((name) => ({ url: `/docs/${name}`, markdownUrl: `${at}/docs/${name}.md` })),
  ...['x', 'y'].map((name) => ({ url: `/shop/${name}` })),
  { url: '/terms', title: 'Terms' },
];

/** The owner's sections, as titles with paths or addresses. */
const ownersFile = (sections: Record<string, string[]>): OwnersFile => ({
  name: 'Anvils',
  summary: '',
  details: '',
  sections: Object.entries(sections).map(([title, links]) => ({
    title,
    links: links.map((path) => ({ title: path, url: new URL(path, at).href, notes: '' })),
  })),
  loose: [],
  isCurated: true,
  moved: false,
});

/** Groups of pages by their paths, arranged beside the owner's sections. */
function arrange(
  groups: Record<string, string[]>,
  own: Record<string, string[]> | null,
  skipped: ReturnType<typeof siteOf>['skipped'] = [],
) {
  const site = siteOf(pages, { skipped });
  const found = Object.entries(groups).map(([title, paths]) => ({
    title,
    pages: paths.map((path) => site.pages.find(({ url }) => url === at + path) ?? site.pages[0]),
  }));
  const { sections, ...counts } = arrangeEntries(
    found as Parameters<typeof arrangeEntries>[0],
    own && ownersFile(own),
    site,
  );
  const listed = sections.map(({ title, entries }) => [
    title,
    entries.map((entry) => (entry.kind === 'page' ? entry.page.url.slice(at.length) : `→ ${entry.link.url}`)),
  ]);
  return { sections: listed, ...counts };
}

describe('a site whose owner has no list', () => {
  it('has its groups as they are', () => {
    const groups = { 'Main pages': ['/', '/about'], Docs: ['/docs/a'] };
    const wanted = { sections: Object.entries(groups), dead: [], kept: 0, added: 0 };
    expect(arrange(groups, null)).toEqual(wanted);
  });
});

describe('the sections of an owner', () => {
  it('stay first and as they are: pages under either address, links elsewhere, each once', () => {
    expect(
      arrange(
        { Docs: ['/docs/a', '/docs/b'] },
        {
          Guides: ['/docs/b.md', 'https://other.example/x', '/docs/b', 'https://other.example/x', '/docs/a'],
          Empty: ['/docs/a'],
        },
      ),
    ).toEqual({
      sections: [['Guides', ['/docs/b', '→ https://other.example/x', '/docs/a']]],
      dead: [],
      kept: 3,
      added: 0,
    });
  });

  it('lose links whose targets are gone, but not those that were left out for another reason', () => {
    const skipped = [
      { url: `${at}/gone`, because: 'unreachable' as const },
      { url: `${at}/copy`, because: 'duplicate' as const },
    ];
    expect(arrange({}, { Guides: ['/gone', '/copy', '/docs/a'] }, skipped)).toMatchObject({
      sections: [['Guides', [`→ ${at}/copy`, '/docs/a']]],
      dead: [`${at}/gone`],
      kept: 2,
    });
  });

  it('get what is missing: by their name, or as they have most of its group', () => {
    const docs = { Docs: ['/docs/a', '/docs/b', '/docs/c', '/docs/d'] };
    expect(arrange(docs, { ' docs ': ['/docs/a'] })).toMatchObject({
      sections: [[' docs ', ['/docs/a', '/docs/b', '/docs/c', '/docs/d']]],
      kept: 1,
      added: 3,
    });
    expect(arrange(docs, { Guides: ['/docs/a', '/docs/b'], Shop: ['/docs/c'] }).sections).toEqual([
      ['Guides', ['/docs/a', '/docs/b', '/docs/d']],
      ['Shop', ['/docs/c']],
    ]);
  });

  it('do not get pages of a group of which they have one, or no more than the others', () => {
    const docs = { Docs: ['/docs/a', '/docs/b', '/docs/c'] };
    expect(arrange(docs, { Guides: ['/docs/a'] }).sections).toEqual([
      ['Guides', ['/docs/a']],
      ['Docs', ['/docs/b', '/docs/c']],
    ]);
    const four = { Docs: ['/docs/a', '/docs/b', '/docs/c', '/docs/d', '/shop/x'] };
    expect(arrange(four, { One: ['/docs/a', '/docs/b'], Two: ['/docs/c', '/docs/d'] }).sections).toEqual([
      ['One', ['/docs/a', '/docs/b']],
      ['Two', ['/docs/c', '/docs/d']],
      ['Docs', ['/shop/x']],
    ]);
  });

  it('get main pages where pages for everybody are, the home page first', () => {
    const main = { 'Main pages': ['/', '/contact', '/terms'] };
    expect(arrange(main, { Docs: ['/docs/a'], Company: ['/docs/b', '/about'] }).sections).toEqual([
      ['Docs', ['/docs/a']],
      ['Company', ['/', '/docs/b', '/about', '/contact', '/terms']],
    ]);
    expect(arrange(main, { Docs: ['/docs/a'] }).sections).toEqual([
      ['Main pages', ['/', '/contact', '/terms']],
      ['Docs', ['/docs/a']],
    ]);
    expect(arrange({ Shop: ['/shop/x', '/shop/y'] }, { Company: ['/about', '/docs/a'] }).sections).toEqual([
      ['Company', ['/about', '/docs/a']],
      ['Shop', ['/shop/x', '/shop/y']],
    ]);
  });
});

describe('pages for which the owner has no section', () => {
  it('join the new main pages if they are alone in their group', () => {
    const groups = { 'Main pages': ['/', '/about'], Shop: ['/shop/x'], Docs: ['/docs/b', '/docs/c'] };
    expect(arrange(groups, { Guides: ['/docs/a'] }).sections).toEqual([
      ['Main pages', ['/', '/about', '/shop/x']],
      ['Guides', ['/docs/a']],
      ['Docs', ['/docs/b', '/docs/c']],
    ]);
    expect(arrange({ Shop: ['/shop/x'] }, { Guides: ['/docs/a'] }).sections).toEqual([
      ['Guides', ['/docs/a']],
      ['Shop', ['/shop/x']],
    ]);
  });

  it('stay optional, in the one optional section at the end', () => {
    const groups = { 'Main pages': ['/'], Optional: ['/terms'], Docs: ['/docs/b', '/docs/c'] };
    expect(arrange(groups, { optional: ['/about'], Guides: ['/docs/a'] }).sections).toEqual([
      ['Main pages', ['/']],
      ['Guides', ['/docs/a']],
      ['Docs', ['/docs/b', '/docs/c']],
      ['optional', ['/about', '/terms']],
    ]);
    expect(arrange(groups, { Guides: ['/docs/a'] }).sections.at(-1)).toEqual(['Optional', ['/terms']]);
    const twice = arrange(groups, { Optional: ['/about'], OPTIONAL: ['/contact'], Guides: ['/docs/a'] });
    expect(twice.sections.at(-1)).toEqual(['Optional', ['/about', '/contact', '/terms']]);
    expect(twice.sections).toHaveLength(4);
  });
});
