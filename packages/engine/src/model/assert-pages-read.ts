import type { CrawledSite } from '../crawl/crawled-site.ts';
import { EngineError } from '../engine-error.ts';

const NOTHING = 'No page of the site could be read.';

/**
 * Throws if no page of the site could be read, because then there is nothing to write about.
 *
 * @throws EngineError unprocessable with the reason: the job fails, and nothing is charged.
 */
export function assertPagesRead({ pages, notes }: CrawledSite): void {
  if (pages.length > 0) return;
  const [why = NOTHING] = notes;
  throw new EngineError('unprocessable', { text: why === NOTHING ? NOTHING : `${NOTHING} ${why}` });
}
