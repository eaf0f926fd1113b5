import { type SitePath, type SiteRoute, siteRoutes } from './routes.ts';

type MatchedRoute = SiteRoute & { readonly path: SitePath };

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
}

/**
 * The page a path leads to, or undefined: the server's answer is then 404, and so is the screen.
 *
 * @param pathname the path alone, without query or fragment; one slash at its end is forgiven.
 */
export function matchSiteRoute(pathname: string): MatchedRoute | undefined {
  if (!pathname.startsWith('/') || pathname.includes('//')) return undefined;
  const segments = segmentsOf(pathname);
  return siteRoutes.find((route) => fits(segmentsOf(route.path), segments));
}
