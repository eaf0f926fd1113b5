import type { CrawledPage } from '../../crawl/crawled-site.ts';

/** A section of llms.txt before its pages are described. */
export interface PageGroup {
  title: string;
  pages: CrawledPage[];
}

/** By llmstxt.org a section of this name may be skipped: it has secondary pages. */
export const OPTIONAL = 'Optional';
