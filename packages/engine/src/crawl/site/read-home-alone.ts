import type { CrawledSite, CrawlRequest } from '../crawled-site.ts';
import { assembleSite } from './assemble-site.ts';
import { crawlLimits } from './crawl-limits.ts';
import type { CrawlReaders } from './crawl-parts.ts';
import { readAnswer } from './fetch-page.ts';
import type { OpenedSite } from './opened-site.ts';
import { createPageGathering } from './page-gathering.ts';

/**
 * The site as its robots.txt, sitemaps and home page show it: the home page has already answered when the
 * site was opened, so its menu and links cost no request.
 */
export async function readHomeAlone(
  pool: CrawlReaders,
  site: OpenedSite,
  request: CrawlRequest,
): Promise<CrawledSite> {
  const gathering = createPageGathering({
    request: {
      ...request,
      known: [],
      onPage: async () => undefined,
      onProgress: () => undefined,
    },
    site,
    limits: { ...crawlLimits(request, site), pages: 1 },
    notFound: null,
    onSilence: () => undefined,
  });
  const home = gathering.next();
  if (home && site.homeAnswer) {
    const outcome = await readAnswer(
      { pool, origin: site.origin, markdown: request.markdown === true },
      home.url,
      site.homeAnswer,
      request.signal,
    );
    request.signal.throwIfAborted();
    await gathering.accept(home, outcome);
  }
  const { pages } = await gathering.finish();
  return assembleSite({ site, pages, skipped: [], notes: [] });
}
