import { describe, expect, it } from 'vitest';
import { matchSiteRoute } from './match-site-route.ts';
import { siteRoutes } from './routes.ts';

describe('matchSiteRoute', () => {
  it('finds every page by its own path', () => {
    for (const route of siteRoutes) expect(matchSiteRoute(route.path)?.path).toBe(route.path);
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/blog/how-engines-cite', '/blog/:slug'],
    ['/content/llms-txt', '/content/llms-txt'],
  ])('leads %s to %s', (pathname, path) => {
    expect(matchSiteRoute(pathname)?.path).toBe(path);
  });

  it.each(['/nowhere', '/Pricing', '/blog/a/b', '/content/other', '//pricing', '/pricing//', 'pricing', ''])(
    'knows no page at %j',
    (pathname) => {
      expect(matchSiteRoute(pathname)).toBeUndefined();
    },
  );
});

describe('the route table', () => {
  it('gives each path, and each title, once', () => {
    expect(new Set(siteRoutes.map((route) => route.path)).size).toBe(siteRoutes.length);
    expect(new Set(siteRoutes.map((route) => route.title)).size).toBe(siteRoutes.length);
  });

  it('prerenders only pages that are open to all, without parameters', () => {
    for (const route of siteRoutes.filter((candidate) => candidate.prerender)) {
      expect(route.access).toBe('public');
      expect(route.path).not.toContain(':');
    }
  });

  it.each(siteRoutes.filter((route) => route.kind === 'public'))(
    'describes $path in a length that search results show',
    ({ title, description }) => {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description.length).toBeGreaterThan(40);
    },
  );
});
