import { originPlaceholder } from '@visible-ai/shared/site/placeholders';
import { publicRoutes } from './public-routes.ts';

const entry = (path: string, updated: string | undefined) =>
  `  <url><loc>${originPlaceholder}${path}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`;

/** `/sitemap.xml`: every public page with the day of its last change (sitemaps.org). */
export const sitemapXml = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicRoutes.map(({ path, updated }) => entry(path, updated)),
    '</urlset>',
    '',
  ].join('\n');
