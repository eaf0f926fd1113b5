import type { NotLlmsTxt } from '@visible-ai/shared/llms-txt/not-llms-txt';
import type { FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { CrawledSite } from '../crawled-site.ts';
import { askAtPace, OPENING_PATIENCE_MS } from './ask-at-pace.ts';
import type { CrawlReaders } from './crawl-parts.ts';
import type { HostPace } from './host-paces.ts';

/** The files for language models that a site may have, and how much of each is read. Bytes. */
const FILES = {
  /** Many times the longest that anybody writes by hand. */
  'llms.txt': 512 * 1024,
  /** Twice what we write. */
  'llms-full.txt': 2 * 1024 * 1024,
} as const;

export interface LlmsDoor {
  session: FetchSession;
  pool: CrawlReaders;
  pace: HostPace;
  allows(url: string): boolean;
}

export interface OwnersLlms {
  file: CrawledSite['llms'];
  /** What stands in its place. */
  instead: { url: string; is: NotLlmsTxt } | null;
  /** How its last place answered. */
  httpStatus: number | null;
}

/**
 * The llms.txt, or the llms-full.txt, that the owner already has: beside the home page, else at the root of
 * the host. A page that is served for missing files does not count.
 *
 * @returns the file; null if there is none, or none that may be read.
 */
export async function ownersLlms(
  { session, pool, pace, allows }: LlmsDoor,
  home: string,
  signal: AbortSignal,
  name: keyof typeof FILES = 'llms.txt',
): Promise<OwnersLlms> {
  let httpStatus: number | null = null;
  let instead: OwnersLlms['instead'] = null;
  const places = new Set([new URL(name, home).href, new URL(`/${name}`, home).href]);
  for (const url of places) {
    if (!allows(url)) continue;
    const accept = 'text/plain, text/markdown, */*;q=0.5';
    const wanted = { url, maxBytes: FILES[name], atLimit: 'fail', accept, signal } as const;
    const answer = await askAtPace({ session, pace }, wanted, OPENING_PATIENCE_MS).catch(() => null);
    if (answer?.ok) httpStatus = answer.status;
    if (!answer?.ok || answer.status < 200 || answer.status > 299) continue;
    const contentType = answer.headers['content-type'] ?? null;
    const read = await pool.run('llmsFile', { bytes: answer.body, contentType }, { signal });
    if (!read.ok) continue;
    const { text } = read.value;
    if (text !== null) return { file: { url: answer.url, text }, instead: null, httpStatus };
    if (read.value.instead !== null) instead = { url: answer.url, is: read.value.instead };
  }
  return { file: null, instead, httpStatus };
}
