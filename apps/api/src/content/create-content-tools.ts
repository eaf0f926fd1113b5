import type { Config } from '../config.ts';
import { createSafeFetch } from '../infra/safe-fetch/create-safe-fetch.ts';
import type { FetchFailureKind } from '../infra/safe-fetch/fetch-result.ts';
import type { FetchJson } from '../infra/safe-fetch/trusted-fetch.ts';
import type { CrawlReaders } from './crawl/crawl-parts.ts';
import { createCrawler } from './crawl/create-crawler.ts';
import type { ContentTools } from './create-content.ts';
import type { ContentWriters } from './jobs/job-deps.ts';
import { writeLlmsTxt } from './write/llms-txt/write-llms-txt.ts';
import { qaDownloads } from './write/qa-section/qa-downloads.ts';
import { writeQaSection } from './write/qa-section/write-qa-section.ts';
import { planRobotsTxt } from './write/robots-txt/plan-robots-txt.ts';
import { writeRobotsTxt } from './write/robots-txt/write-robots-txt.ts';

export interface ContentToolsParts {
  config: Pick<
    Config,
    'ALLOW_PRIVATE_TARGETS' | 'APP_URL' | 'CRAWL_RATE' | 'FIRECRAWL_API_URL' | 'FIRECRAWL_API_KEY'
  >;
  version: string;
  pool: CrawlReaders;
  fetchJson: FetchJson;
  /** Told of every fetch of a foreign site that failed. */
  onFetchFailure?: (kind: FetchFailureKind) => void;
}

/** The writers that need no language model. */
const builtInWriters: ContentWriters = {
  llmsTxt: async (site) => writeLlmsTxt(site),
  robotsTxt: async (site, request) => writeRobotsTxt(site, request),
  qaSection: async (site, questions) => writeQaSection(site, questions),
};

/** The crawler and the writers of this installation, as its configuration wants them. */
export function createContentTools(parts: ContentToolsParts): ContentTools {
  const { config, version, pool, fetchJson, onFetchFailure } = parts;
  const safeFetch = createSafeFetch({
    allowPrivateTargets: new Set(config.ALLOW_PRIVATE_TARGETS),
    userAgent: `Mozilla/5.0 (compatible; VisibleAI/${version}; +${config.APP_URL}/about)`,
    headersTimeout: 8000,
    totalTimeout: 15_000,
    maxRedirects: 5,
    ...(onFetchFailure ? { onFailure: onFetchFailure } : {}),
  });
  return {
    openFetch: safeFetch.open,
    crawlSite: createCrawler({ config, safeFetch, fetchJson, pool, now: () => performance.now() }),
    writers: builtInWriters,
    planRobots: planRobotsTxt,
    writeFromPrompt: null,
    qaDownloads,
  };
}
