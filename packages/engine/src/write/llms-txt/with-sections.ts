import type { CrawledPage, PageSection } from '../../crawl/crawled-site.ts';
import { oneLine } from '../sentences.ts';

/** So many characters at its beginning tell an excerpt. */
const BEGINNING = 40;

/** A page with other sections, and with its excerpt only where these still have it. */
export function withSections(page: CrawledPage, sections: PageSection[]): CrawledPage {
  const first = oneLine(page.excerpt).slice(0, BEGINNING);
  const isLeft = first !== '' && sections.some(({ text }) => oneLine(text).includes(first));
  return { ...page, sections, excerpt: isLeft ? page.excerpt : '' };
}
