import type { SiteRoute } from './routes.ts';

/** A page's name: its title without the product's name behind it. */
export const pageName = ({ title }: Pick<SiteRoute, 'title'>): string => title.split(' | ')[0] ?? title;
