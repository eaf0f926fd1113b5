import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots-txt.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { textTxt } from './text-txt.ts';

/** The files for machines at the site's root, by name. */
export const machineFiles = (): Readonly<Record<string, string>> => ({
  'robots.txt': robotsTxt(),
  'llms.txt': llmsTxt(),
  'text.txt': textTxt(),
  'sitemap.xml': sitemapXml(),
});
