import { describe, expect, it } from 'vitest';
import { at, business, dataOf, graphOf, type MadePage, ownOf } from '../testing/graph-of.ts';

const home = { url: '/', title: 'Anvil House', description: 'We forge anvils.' };
const post = { url: '/blog/a', title: 'A', kind: 'article' as const, published: '2026-01-02' };
const article = (page: Partial<MadePage>, ...before: MadePage[]) =>
  graphOf(...(before.length > 0 ? before : [home]), { ...post, ...page }).of('Article')[0];

describe('the article that a page is', () => {
  it('has the first main heading as its headline, else the title', () => {
    const sections = [
      { level: 2, heading: 'Before', text: '' },
      { level: 1, heading: '', text: 'x' },
      { level: 1, heading: 'How we forge', text: 'x' },
      { level: 1, heading: 'Another', text: 'x' },
    ];
    expect(article({ sections })?.headline).toBe('How we forge');
    expect(article({ sections: sections.slice(0, 2) })?.headline).toBe('A');
  });

  it.each([
    ['2026-01-02T00:00:00.000Z', '2026-01-02'],
    ['2026-01-02T00:00:00Z', '2026-01-02'],
    ['2026-01-02T00:00Z', '2026-01-02'],
    ['2026-01-02T00:00:00+02:00', '2026-01-02'],
    ['2026-01-02T00:00:00-05:30', '2026-01-02'],
    ['2026-01-02T00:00:01Z', '2026-01-02T00:00:01Z'],
    ['2026-01-02T10:00:00+02:00', '2026-01-02T10:00:00+02:00'],
  ])('published at %s says %s: midnight is no stated time', (published, said) => {
    expect(article({ published })?.datePublished).toBe(said);
  });

  it('has no description that its theme writes on every page', () => {
    expect(article({ description: home.description })).not.toHaveProperty('description');
  });

  it('has no description that somebody has cut', () => {
    const said = 'We forge anvils from a single piece of steel';
    expect(article({ description: `${said}.` })).toMatchObject({ description: `${said}.` });
    for (const cut of ['…', ' […]', '...'])
      expect(article({ description: said + cut })).not.toHaveProperty('description');
  });

  it('is by the owner of the site, if that is named; then it has no second author', () => {
    const firm = { ...home, business: business({ phones: ['020 7946 0000'] }) };
    const by = (author: string) => article({ data: dataOf({ author }) }, firm)?.author;
    expect(by('ANVIL house')).toEqual({ '@id': at('/#organization') });
    expect(by('Ann Lee')).toEqual({ '@type': 'Person', name: 'Ann Lee' });
    expect(by('')).toBeUndefined();
  });

  it('is none of a page of another kind, a page without a date, or one described as microdata', () => {
    expect(article({ kind: 'other' })).toBeUndefined();
    expect(article({ published: null })).toBeUndefined();
    expect(article({ data: dataOf({ marked: ['BlogPosting'] }) })).toBeUndefined();
  });
});

describe('articles of the owner', () => {
  it('get no headline beside their name', () => {
    const named = ownOf(['Article'], { name: 'Mine' });
    expect(article({ data: named })).toMatchObject({ name: 'Mine', datePublished: '2026-01-02' });
    expect(article({ data: named })).not.toHaveProperty('headline');
    expect(article({ data: ownOf(['Article'], { author: 'Ann' }) })).toMatchObject({ headline: 'A' });
  });

  it('are each kept, with ids of their own, where the page has several', () => {
    const own = (headline: string) => ({ types: ['Article'], id: '', properties: { headline } });
    const { of } = graphOf(home, { ...post, data: dataOf({ own: [own('One'), own('Two')] }) });
    expect(of('Article')).toEqual([
      { '@type': 'Article', '@id': at('/blog/a#article'), headline: 'One' },
      { '@type': 'Article', '@id': at('/blog/a#article-2'), headline: 'Two' },
    ]);
  });
});
