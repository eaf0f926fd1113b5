import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import { createCrawler } from '../../src/crawl/create-crawler.ts';
import { createSafeFetch } from '../../src/safe-fetch/create-safe-fetch.ts';
import { fetchJson } from '../../src/safe-fetch/trusted-fetch.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const serveSite = join(shared, 'tools', 'serve-site.mjs');

/**
 * The real sites beside the checkout that have a licence; the files written from them are stored in `files/`.
 */
export const goldenSites = ['azertyglobal', 'httpd-site', 'pagy-docs', 'parquetize'] as const;
export type GoldenSite = (typeof goldenSites)[number];

/** All of them. The other six have no licence that allows their words in this repository. */
export const sharedSites = [...goldenSites, 'behror', 'dcins', 'jgsx', 'linuxbcn', 'posh', 'wildr'] as const;
export type SharedSite = (typeof sharedSites)[number];
export const haveSharedSites = existsSync(serveSite);

/** A site's address in its golden files, whatever port served it. */
export const goldenOrigin = (site: GoldenSite) => `https://${site}.example`;

/** Every page of the copy, as bytes. */
export function htmlOf(site: SharedSite): string[] {
  const folder = join(shared, 'sites', site);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

async function crawl(url: string): Promise<CrawledSite> {
  const crawlSite = createCrawler({
    rate: 0,
    firecrawl: null,
    pool: lendThreads().readers,
    fetchJson,
    now: Date.now,
    safeFetch: createSafeFetch({
      allowPrivateTargets: new Set([new URL(url).host]),
      userAgent: 'VisibleAI-Golden/1.0',
      headersTimeout: 30_000,
      totalTimeout: 60_000,
      maxRedirects: 5,
    }),
  });
  return crawlSite({
    url,
    pageLimit: 200,
    autoDetectSize: true,
    skipCrawling: false,
    markdown: true,
    signal: new AbortController().signal,
    known: [],
    onPage: async () => undefined,
    onProgress: () => undefined,
  });
}

/** Crawls a real site as the service does, from a server on this machine. */
export async function crawlSharedSite(site: SharedSite): Promise<CrawledSite> {
  const server: ChildProcess = spawn(process.execPath, [serveSite, site, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [said] = server.stdout ? await once(server.stdout, 'data') : [''];
    return await crawl(/http:\S+/.exec(String(said))?.[0] ?? '');
  } finally {
    server.kill();
  }
}
