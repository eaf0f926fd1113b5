import { matchSiteRoute } from '@visible-ai/shared/site/match-site-route';
import { organisation } from '@visible-ai/shared/site/organisation';
import { useLocation } from 'react-router-dom';
import { siteFacts } from '@/lib/site-facts.ts';

const withoutEndSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));

/**
 * Title, description and canonical address of the current page, from the route table. React moves them into
 * <head>. The build writes what only machines read (see machine-head.ts).
 */
export function PageHead() {
  const { pathname } = useLocation();
  const route = matchSiteRoute(pathname);
  if (!route) {
    return (
      <>
        <title>{`Page not found | ${organisation.name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      {route.kind === 'client' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteFacts.origin + withoutEndSlash(pathname)} />
      )}
    </>
  );
}
