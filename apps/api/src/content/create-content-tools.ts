import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { createSafeFetch } from '../infra/safe-fetch/create-safe-fetch.ts';
import { createTrustedFetch } from '../infra/safe-fetch/create-trusted-fetch.ts';
import type { FetchFailureKind } from '../infra/safe-fetch/fetch-result.ts';
import type { FetchJson } from '../infra/safe-fetch/trusted-fetch.ts';
import { createContentWriters } from './ai/create-content-writers.ts';
import { createWriterModel } from './ai/create-writer-model.ts';
import { createWriteFromPrompt } from './ai/write-from-prompt.ts';
import type { WriterModel } from './ai/writer-model.ts';
import type { CrawlReaders } from './crawl/crawl-parts.ts';
import { createCrawler } from './crawl/create-crawler.ts';
import type { ContentTools } from './create-content.ts';
import { qaDownloads } from './write/qa-section/qa-downloads.ts';
import type { Writing } from './writing/writing-steps.ts';

export interface ContentToolsParts {
  config: Pick<
    Config,
    | 'AI_API_KEY'
    | 'AI_BASE_URL'
    | 'AI_MODEL'
    | 'ALLOW_PRIVATE_TARGETS'
    | 'APP_URL'
    | 'CRAWL_RATE'
    | 'FIRECRAWL_API_URL'
    | 'FIRECRAWL_API_KEY'
  >;
  version: string;
  pool: CrawlReaders;
  writing: Writing;
  fetchJson: FetchJson;
  /** Told of every fetch of a foreign site that failed. */
  onFetchFailure?: (kind: FetchFailureKind) => void;
}

/** Largest answer of a model that is read, in bytes: many times what the tokens of one answer can be. */
const MODEL_ANSWER = 2 * 1024 * 1024;

/** The language model that the operator has set up; null where none is. */
function modelOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: ContentToolsParts['config']): WriterModel | null {
  if (!AI_BASE_URL || !AI_MODEL) return null;
  return createWriterModel({
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY,
    model: AI_MODEL,
    fetch: createTrustedFetch(MODEL_ANSWER),
    newSecret: randomUUID,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    now: () => performance.now(),
  });
}

/** The crawler and the writers of this installation, as its configuration wants them. */
export function createContentTools(parts: ContentToolsParts): ContentTools {
  const { config, version, pool, writing, fetchJson, onFetchFailure } = parts;
  const model = modelOf(config);
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
    writers: createContentWriters(model, writing),
    writeFromPrompt: model && createWriteFromPrompt(model, writing),
    qaDownloads,
  };
}
