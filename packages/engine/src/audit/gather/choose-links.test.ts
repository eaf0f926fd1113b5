import { describe, expect, it } from 'vitest';
import { chooseLinks } from './choose-links.ts';

const page = 'https://shop.example/guide';
const link = (path: string, part: 'main' | 'navigation' | 'footer' = 'main') => ({
  url: new URL(path, page).href,
  text: path,
  rel: '',
  part,
});
const chosen = (links: ReturnType<typeof link>[]) =>
  chooseLinks(links, page).map(({ url }) => new URL(url).pathname);

describe('the links that are tried', () => {
  it('are those of the text before the menu and the rest, six at most', () => {
    const links = [
      link('/terms', 'footer'),
      ...['/a', '/b', '/c', '/d'].map((path) => link(path, 'navigation')),
      ...['/one', '/two', '/three'].map((path) => link(path)),
    ];
    expect(chosen(links)).toEqual(['/one', '/two', '/three', '/a', '/b', '/c']);
  });

  it('are spread over a long list', () => {
    const links = Array.from({ length: 60 }, (_, index) => link(`/p${index}`));
    expect(chosen(links)).toEqual(['/p0', '/p10', '/p20', '/p30', '/p40', '/p50']);
  });

  it('leave out other sites, this page, what acts and what is large', () => {
    const paths = [
      'https://other.example/',
      '#part',
      '/guide',
      '/logout',
      '/cart?add-to=1',
      '/film.mp4',
      '/ok',
      '/ok#x',
    ];
    expect(chosen(paths.map((path) => link(path)))).toEqual(['/ok']);
  });
});
