import { type SiteRoute, siteRoutes } from '@visible-ai/shared/site/routes';

const all: readonly SiteRoute[] = siteRoutes;

/** The pages for search and answer engines, in the order of the route table. */
export const publicRoutes = all.filter(({ kind }) => kind === 'public');
