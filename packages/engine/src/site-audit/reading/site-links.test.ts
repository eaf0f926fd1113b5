import { describe, expect, it } from 'vitest';
import { siteLinks } from './site-links.ts';

const ORIGIN = 'https://bakery.example/';
const linksTo = (paths: readonly string[], frames: readonly string[] = []) => ({
  links: paths.map((path) => ({ url: ORIGIN + path, text: 'Read', rel: '', part: 'main' as const })),
  rendering: { frames: frames.map((path) => ORIGIN + path) },
});

describe('the links of a page within its site', () => {
  it('are kept whole where a menu is large', () => {
    const paths = Array.from({ length: 2000 }, (_, at) => `products/a-lamp-with-a-name/${at}`);
    const { links, isCut } = siteLinks(linksTo(paths), ORIGIN, ORIGIN);
    expect(links).toHaveLength(2000);
    expect(isCut).toBe(false);
  });

  it('are cut, and say so, where their addresses would fill the memory', () => {
    const paths = Array.from({ length: 2000 }, (_, at) => `${at}/${'a'.repeat(3000)}`);
    const { links, isCut } = siteLinks(linksTo(paths), ORIGIN, ORIGIN);
    expect(JSON.stringify(links).length).toBeLessThan(160_000);
    expect(links.length).toBeGreaterThan(20);
    expect(isCut).toBe(true);
  });

  it('are the frames of a frameset, too', () => {
    const { links } = siteLinks(linksTo(['about'], ['menu.htm', 'start.htm']), ORIGIN, ORIGIN);
    expect(links.map(([address]) => address)).toEqual(['/menu.htm', '/start.htm', '/about']);
  });
});
