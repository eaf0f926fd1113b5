import { isSignInAddress } from '../../page/is-sign-in-address.ts';
import { whyNotHtml } from '../../page/why-not-html.ts';
import type { FetchedResource, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { ContentSource } from '../page/read-content-page.ts';
import { askAtPace, isSilent } from './ask-at-pace.ts';
import type { CrawlReaders } from './crawl-parts.ts';
import type { HostPace } from './host-paces.ts';
import type { PageOutcome } from './page-outcome.ts';
import { siteAddress } from './site-address.ts';

/** More of a page than anybody reads. */
export const PAGE_BYTES = 2 * 1024 * 1024;
export const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';

export interface PageFetcher {
  session: FetchSession;
  pool: CrawlReaders;
  pace: HostPace;
  origin: string;
  allows(url: string): boolean;
  /** Return pages as Markdown, too. */
  markdown: boolean;
}

/** `X-Robots-Tag`: rules without an agent's name, or for ours. */
function headerSays(headers: Record<string, string>, word: RegExp): boolean {
  return (headers['x-robots-tag'] ?? '')
    .toLowerCase()
    .split('\n')
    .some((line) => lineSays(line, word));
}

function lineSays(line: string, word: RegExp): boolean {
  let agent = '';
  return line.split(',').some((rule) => {
    const named = /^\s*([a-z][\w-]*)\s*:(.*)$/.exec(rule);
    if (named && named[1] !== 'unavailable_after' && named[1] !== 'max-snippet') agent = named[1] ?? '';
    const directive = (named && agent ? named[2] : rule) ?? '';
    return (agent === '' || agent === 'visibleai') && word.test(directive);
  });
}

/** On a busy machine a normal page can time out: it gets a second chance. */
async function readTwice(pool: CrawlReaders, source: ContentSource, signal: AbortSignal) {
  const first = await pool.run('contentPage', source, { signal });
  if (first.ok || first.failure === 'bug' || signal.aborted) return first;
  return pool.run('contentPage', source, { signal });
}

/** Reads a page of the site from its answer, in a worker. */
export async function readAnswer(
  { pool, origin, markdown }: Pick<PageFetcher, 'pool' | 'origin' | 'markdown'>,
  asked: string,
  answer: FetchedResource,
  signal: AbortSignal,
): Promise<PageOutcome> {
  const url = siteAddress(answer.url, origin);
  if (url === null) return { kind: 'left-out', because: 'unreachable' };
  const isLogin = isSignInAddress(url) && !isSignInAddress(asked);
  if (answer.status === 401 || answer.status === 403 || isLogin)
    return { kind: 'left-out', because: 'login' };
  if (answer.status < 200 || answer.status > 299 || answer.body.length === 0)
    return { kind: 'left-out', because: 'unreachable' };
  const contentType = answer.headers['content-type'] ?? null;
  if (whyNotHtml(contentType, answer.body) !== null) return { kind: 'left-out', because: 'not-html' };
  const headerLanguage = answer.headers['content-language'];
  const source = { bytes: answer.body, contentType, url, markdown, headerLanguage };
  const outcome = await readTwice(pool, source, signal);
  if (signal.aborted) return { kind: 'unread' };
  if (!outcome.ok) return { kind: 'left-out', because: 'unreachable' };
  const page = outcome.value;
  return {
    kind: 'page',
    url,
    page: {
      ...page,
      noindex: page.noindex || headerSays(answer.headers, /\b(?:noindex|none)\b/),
      nofollow: page.nofollow || headerSays(answer.headers, /\b(?:nofollow|none)\b/),
    },
  };
}

/**
 * Fetches one page of the site at the host's pace and reads it in a worker. Never rejects because of what the
 * site does.
 */
export async function fetchPage(
  fetcher: PageFetcher,
  url: string,
  signal: AbortSignal,
): Promise<PageOutcome> {
  try {
    let forbidden = false;
    const mayFollow = (to: string) => {
      const target = siteAddress(to, fetcher.origin);
      forbidden = target !== null && !fetcher.allows(target);
      return target !== null && !forbidden;
    };
    const wanted = { url, maxBytes: PAGE_BYTES, atLimit: 'cut', accept: ACCEPT, mayFollow, signal } as const;
    const answer = await askAtPace(fetcher, wanted);
    if (isSilent(answer)) return { kind: 'silent' };
    if (answer.ok) return await readAnswer(fetcher, url, answer, signal);
    if (answer.kind === 'aborted') return { kind: 'unread' };
    return { kind: 'left-out', because: forbidden ? 'robots' : 'unreachable' };
  } catch (error) {
    if (signal.aborted) return { kind: 'unread' };
    throw error;
  }
}
