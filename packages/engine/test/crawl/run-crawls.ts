/**
 * A separate process for the crawls of a test, so that it can start behind a fake internet: `run-crawls.ts
 * JOBS.json` crawls every address, several at once, and writes one JSON line for each.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createCrawler } from '../../src/crawl/create-crawler.ts';
import type { ForeignTasks } from '../../src/foreign-tasks.ts';
import { createSafeFetch } from '../../src/safe-fetch/create-safe-fetch.ts';
import { fetchJson } from '../../src/safe-fetch/trusted-fetch.ts';
import { createForeignBytesPool } from '../../src/threads/create-foreign-bytes-pool.ts';
import { siblingModule } from '../../src/threads/sibling-module.ts';

const jobs = z
  .object({
    urls: z.array(z.string()),
    atOnce: z.number(),
    pageLimit: z.number(),
    timeLimitMs: z.number(),
    firecrawl: z.string().optional(),
  })
  .parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));

const pool = createForeignBytesPool<ForeignTasks>({
  module: siblingModule('foreign-tasks', import.meta.url),
  workers: 2,
});
const crawl = createCrawler({
  rate: 0,
  firecrawl: jobs.firecrawl === undefined ? null : { apiUrl: jobs.firecrawl },
  pool,
  fetchJson,
  now: Date.now,
  safeFetch: createSafeFetch({
    allowPrivateTargets: new Set(),
    userAgent: 'VisibleAI-Test/1.0',
    headersTimeout: 3000,
    totalTimeout: 4000,
    maxRedirects: 5,
  }),
});

async function crawlOne(url: string) {
  const began = performance.now();
  const ended = await crawl({
    url,
    pageLimit: jobs.pageLimit,
    autoDetectSize: false,
    skipCrawling: false,
    timeLimitMs: jobs.timeLimitMs,
    signal: new AbortController().signal,
    known: [],
    onPage: async () => undefined,
    onProgress: () => undefined,
  }).then(
    ({ pages, skipped }) => ({ end: 'site', pages: pages.length, skipped: skipped.length }),
    (error: unknown) => ({
      end: error instanceof Error && 'code' in error ? String(error.code) : `bug: ${String(error)}`,
      pages: 0,
      skipped: 0,
    }),
  );
  process.stdout.write(`${JSON.stringify({ url, ms: Math.round(performance.now() - began), ...ended })}\n`);
}

const waiting = jobs.urls.values();
await Promise.all(
  Array.from({ length: jobs.atOnce }, async () => {
    for (const url of waiting) await crawlOne(url);
  }),
);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
// A name server that never answers must not keep this process alive.
process.stdout.write(`${JSON.stringify({ megabytes })}\n`, () => process.exit(0));
