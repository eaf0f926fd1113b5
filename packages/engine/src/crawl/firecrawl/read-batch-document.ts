import { whyNotHtml } from '../../page/why-not-html.ts';
import type { CrawlReaders } from '../site/crawl-parts.ts';
import type { PageOutcome } from '../site/page-outcome.ts';
import { siteAddress } from '../site/site-address.ts';
import type { BatchDocument } from './batch-answers.ts';

/** The same limit for a page as in our own crawler. */
const PAGE_CHARACTERS = 2 * 1024 * 1024;
const TYPE = 'text/html; charset=utf-8';

/**
 * Reads a page that Firecrawl fetched, in a worker, like one that we fetched ourselves.
 *
 * @param asked the requested address.
 */
export async function readBatchDocument(
  { pool, origin, markdown }: { pool: CrawlReaders; origin: string; markdown: boolean },
  { rawHtml, html, metadata }: BatchDocument,
  asked: string,
  signal: AbortSignal,
): Promise<PageOutcome> {
  const status = metadata.statusCode ?? 200;
  if (status === 401 || status === 403) return { kind: 'left-out', because: 'login' };
  const text = rawHtml ?? html ?? '';
  if (status < 200 || status > 299 || text === '') return { kind: 'left-out', because: 'unreachable' };
  const url = siteAddress(metadata.url ?? asked, origin);
  if (url === null) return { kind: 'left-out', because: 'unreachable' };
  const declared = metadata.contentType ?? null;
  const bytes = new TextEncoder().encode(text.slice(0, PAGE_CHARACTERS));
  if (whyNotHtml(declared ?? TYPE, bytes) !== null) return { kind: 'left-out', because: 'not-html' };
  // The text is already decoded: these bytes are UTF-8, whatever the page declares.
  const read = await pool.run('contentPage', { bytes, contentType: TYPE, url, markdown }, { signal });
  if (signal.aborted) return { kind: 'unread' };
  return read.ok ? { kind: 'page', url, page: read.value } : { kind: 'left-out', because: 'unreachable' };
}
