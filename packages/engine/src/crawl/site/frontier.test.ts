import { describe, expect, it } from 'vitest';
import type { SkippedPage } from '../crawled-site.ts';
import { createFrontier } from './frontier.ts';

function open(change: { scope?: string; allows?: (url: string) => boolean } = {}) {
  const skipped: SkippedPage[] = [];
  const frontier = createFrontier({
    origin: 'https://a.example/',
    scope: '/',
    allows: () => true,
    skip: (page) => skipped.push(page),
    ...change,
  });
  const taken = () => {
    const urls: string[] = [];
    for (let next = frontier.take(); next; next = frontier.take()) urls.push(new URL(next.url).pathname);
    return urls;
  };
  return { frontier, skipped, taken };
}
const url = (path: string) => `https://a.example${path}`;

describe('the frontier of a crawl', () => {
  it('gives each page once, in the order they were met', () => {
    const { frontier, taken } = open();
    expect(frontier.add(url('/b'), 1, 'link')).toBe(url('/b'));
    expect(frontier.add(url('/a'), 1, 'link')).toBe(url('/a'));
    expect(frontier.add(url('/b'), 1, 'link')).toBeNull();
    expect(frontier.add(url('/b#part'), 1, 'link')).toBeNull();
    expect(frontier.size()).toBe(2);
    expect(taken()).toEqual(['/b', '/a']);
    expect(frontier.take()).toBeNull();
  });

  it('follows links for ten clicks and no further; what the sitemap lists is read however deep it is', () => {
    const { frontier, skipped, taken } = open();
    frontier.add(url('/ten'), 10, 'link');
    frontier.add(url('/eleven'), 11, 'link');
    frontier.add(url('/listed'), 11, 'sitemap');
    expect(taken()).toEqual(['/ten', '/listed']);
    expect(skipped).toEqual([{ url: url('/eleven'), because: 'trap' }]);
  });

  it('reads pages before lists that a link leads to; a list in the menu is a page like others', () => {
    const { frontier, taken } = open();
    frontier.add(url('/blog/page/2/'), 1, 'link');
    frontier.add(url('/blog/page/3/'), 1, 'menu');
    frontier.add(url('/story'), 2, 'link');
    expect(taken()).toEqual(['/blog/page/3/', '/story', '/blog/page/2/']);
  });

  it('keeps to its part of the site', () => {
    const { frontier, taken } = open({ scope: '/docs/' });
    for (const path of ['/docs', '/docs/a', '/documents', '/']) frontier.add(url(path), 1, 'link');
    frontier.add('https://b.example/docs/a', 1, 'link');
    expect(taken()).toEqual(['/docs', '/docs/a']);
  });

  it('says of a listed file that it is no page, and of a linked one nothing', () => {
    const { frontier, skipped, taken } = open();
    frontier.add(url('/a.pdf'), 1, 'sitemap');
    frontier.add(url('/b.zip'), 1, 'link');
    expect(taken()).toEqual([]);
    expect(skipped).toEqual([{ url: url('/a.pdf'), because: 'not-html' }]);
  });

  it('leaves out what robots.txt forbids, and says so', () => {
    const { frontier, skipped, taken } = open({ allows: (address) => !address.includes('/private') });
    expect(frontier.add(url('/private'), 1, 'menu')).toBe(url('/private'));
    expect(taken()).toEqual([]);
    expect(skipped).toEqual([{ url: url('/private'), because: 'robots' }]);
  });

  it('leaves out variants of a page once they are known to be the same', () => {
    const { frontier, skipped, taken } = open();
    for (const query of ['', '?a=1', '?a=2']) frontier.add(url(`/shop${query}`), 1, 'link');
    frontier.foldVariants(url('/shop'));
    expect(taken()).toEqual(['/shop']);
    expect(skipped.map(({ because }) => because)).toEqual(['duplicate', 'duplicate']);
  });

  it('knows a page that was noted under a further address', () => {
    const { frontier } = open();
    expect(frontier.note(url('/final'))).toBe(true);
    expect(frontier.note(url('/final'))).toBe(false);
    expect(frontier.add(url('/final'), 1, 'link')).toBeNull();
  });

  it('goes on after it has run dry', () => {
    const { frontier, taken } = open();
    expect(frontier.take()).toBeNull();
    frontier.add(url('/late'), 1, 'link');
    expect(taken()).toEqual(['/late']);
  });

  it('counts pages and lists alike', () => {
    const { frontier } = open();
    frontier.add(url('/a'), 1, 'link');
    frontier.add(url('/blog/page/2/'), 1, 'link');
    expect(frontier.size()).toBe(2);
  });

  it('keeps twenty thousand addresses in mind', () => {
    const { frontier } = open();
    for (let index = 0; index < 20_001; index += 1) frontier.add(url(`/p${index}`), 1, 'sitemap');
    expect(frontier.size()).toBe(20_000);
  });

  it('tells what is left', () => {
    const { frontier } = open();
    frontier.add(url('/a'), 1, 'link');
    frontier.add(url('/b'), 2, 'link');
    frontier.take();
    expect(frontier.left()).toMatchObject([{ url: url('/b'), depth: 2 }]);
  });
});
