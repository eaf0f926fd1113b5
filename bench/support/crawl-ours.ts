/**
 * A process that crawls a local site with our crawler and prints the figures: `crawl-ours.ts ORIGIN PAGES`.
 */
import { createCrawler } from '@visible-ai/engine/testing/crawl/create-crawler';
import type { ForeignTasks } from '@visible-ai/engine/testing/foreign-tasks';
import { createSafeFetch } from '@visible-ai/engine/testing/safe-fetch/create-safe-fetch';
import { fetchJson } from '@visible-ai/engine/testing/safe-fetch/trusted-fetch';
import { createForeignBytesPool } from '@visible-ai/engine/testing/threads/create-foreign-bytes-pool';
import { siblingModule } from '@visible-ai/engine/testing/threads/sibling-module';
import { printCrawl } from './print-crawl.ts';

const [origin = '', pages = '1000'] = process.argv.slice(2);
const pool = createForeignBytesPool<ForeignTasks>({
  module: siblingModule('../../packages/engine/src/foreign-tasks', import.meta.url),
});
const crawl = createCrawler({
  rate: 0,
  firecrawl: null,
  pool,
  fetchJson,
  now: Date.now,
  safeFetch: createSafeFetch({
    allowPrivateTargets: new Set([new URL(origin).host]),
    userAgent: 'VisibleAI-Bench/1.0',
    headersTimeout: 5000,
    totalTimeout: 10_000,
    maxRedirects: 5,
  }),
});
// In the service the workers have started long before a crawl.
const sample = { bytes: new TextEncoder().encode('<title>T</title>'), contentType: 'text/html', url: origin };
await Promise.all(Array.from({ length: 8 }, () => pool.run('contentPage', sample)));
await printCrawl(async () => {
  const site = await crawl({
    url: `${origin}/`,
    pageLimit: Number(pages),
    autoDetectSize: false,
    skipCrawling: false,
    signal: new AbortController().signal,
    known: [],
    onPage: async () => undefined,
    onProgress: () => undefined,
  });
  return site.pages.filter(({ title, sections }) => title !== '' && sections.length > 1).length;
});
await pool.close();
