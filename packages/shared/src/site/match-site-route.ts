import { type SitePath, type SiteRoute, siteRoutes } from './routes.ts';

type MatchedRoute = SiteRoute & { readonly path: SitePath };

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
}

/**
 * The page at a path. Without one, the server answers 404 and the screen shows it.
 *
 * @param pathname the path without query and fragment. One slash at the end is ignored.
 */
export function matchSiteRoute(pathname: string): MatchedRoute | undefined {
  if (!pathname.startsWith('/') || pathname.includes('//')) return undefined;
  const segments = segmentsOf(pathname);
  return siteRoutes.find((route) => fits(segmentsOf(route.path), segments));
}
