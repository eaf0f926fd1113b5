/** A process that crawls a local site with our crawler and prints how it went: `crawl-ours.ts ORIGIN PAGES`. */
import { createCrawler } from '../../apps/api/src/content/crawl/create-crawler.ts';
import type { ForeignTasks } from '../../apps/api/src/foreign-tasks.ts';
import { createSafeFetch } from '../../apps/api/src/infra/safe-fetch/create-safe-fetch.ts';
import { fetchJson } from '../../apps/api/src/infra/safe-fetch/trusted-fetch.ts';
import { createForeignBytesPool } from '../../apps/api/src/infra/worker-pool/create-foreign-bytes-pool.ts';
import { siblingModule } from '../../apps/api/src/infra/worker-pool/sibling-module.ts';
import { printCrawl } from './print-crawl.ts';

const [origin = '', pages = '1000'] = process.argv.slice(2);
const pool = createForeignBytesPool<ForeignTasks>({
  module: siblingModule('../../apps/api/src/foreign-tasks', import.meta.url),
});
const crawl = createCrawler({
  config: { CRAWL_RATE: 0, FIRECRAWL_API_URL: undefined, FIRECRAWL_API_KEY: undefined },
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
// The service's workers have long been started when somebody asks for a crawl.
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
