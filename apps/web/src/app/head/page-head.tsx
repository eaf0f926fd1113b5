import { matchSiteRoute } from '@visible-ai/shared/site/match-site-route';
import { organisation } from '@visible-ai/shared/site/organisation';
import { useLocation } from 'react-router-dom';

/** The public address, fixed when the web app is built (APP_URL). */
const SITE_URL: string = import.meta.env.APP_URL;

const withoutEndSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));

/**
 * Title, description, canonical address and preview of the current page, from the route table; React
 * moves them into <head>. What only one page has (structured data, a preview picture) that page renders.
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
  const address = SITE_URL + withoutEndSlash(pathname);
  return (
    <>
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      {route.kind === 'client' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={organisation.name} />
          <meta property="og:title" content={route.title} />
          <meta property="og:description" content={route.description} />
          <meta property="og:url" content={address} />
        </>
      )}
    </>
  );
}
