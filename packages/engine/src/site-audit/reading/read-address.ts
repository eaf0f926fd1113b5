import { challengePage, whatItDoes } from '../../audit/gather/challenge-page.ts';
import { askAtPace, isSilent } from '../../crawl/site/ask-at-pace.ts';
import { ACCEPT, PAGE_BYTES } from '../../crawl/site/fetch-page.ts';
import type { OpenedSite } from '../../crawl/site/opened-site.ts';
import { siteAddress } from '../../crawl/site/site-address.ts';
import { EngineError } from '../../engine-error.ts';
import { whyNotHtml } from '../../page/why-not-html.ts';
import type { FetchedResource, FetchOutcome, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { PageReading, SiteRow, WhyUnread } from '../site-row.ts';
import type { SitePageInput } from './page-input.ts';
import type { SiteRobotsFile } from './site-robots-evidence.ts';
import type { SiteReaders } from './site-tasks.ts';

/** Statuses that say that a page does not exist; other errors may be temporary, or do not concern us. */
const GONE = new Set([404, 410]);
const CLOSED = new Set([401, 403, 407]);

/** What one reading needs for its requests. */
export interface SiteAsker {
  session: FetchSession;
  pool: SiteReaders;
  site: OpenedSite;
  robots: SiteRobotsFile;
  signal: AbortSignal;
}

/** The result of one address: the stored row, and for a page the bytes, until its fixes are known. */
export interface Answered {
  row: SiteRow;
  page: { input: SitePageInput; reading: PageReading } | null;
  /** The host said something about itself, not about this page. */
  isSilent: boolean;
}

/** Handles the failure of a request: null if the reading has ended meanwhile, because then there is no answer. */
export const nullWhenEnded =
  (ended: AbortSignal) =>
  (error: unknown): null => {
    if (ended.aborted) return null;
    throw error;
  };

const unread = (url: string, because: WhyUnread, text: string, status: number | null = null): SiteRow => ({
  kind: 'unread',
  url,
  status,
  because,
  text,
});

/** The target of a redirect, as an address of the site; unread if it only seems to lead to itself. */
function movedRow(url: string, to: string, status: number, origin: string): SiteRow {
  const target = siteAddress(to, origin) ?? to;
  // It wants another spelling of its host, or a cookie: no link is at fault.
  if (target === url && to !== url)
    return unread(url, 'error', 'It redirects to another form of its own address.', status);
  return { kind: 'moved', url, status, to: target };
}

/** Sign-in addresses. */
const SIGN_IN =
  /(?:^|[/_.-])(?:log-?in|sign-?in|sso|anmelden|connexion|iniciar-sesion|account\/login)(?:$|[/_.?-])/i;
const FOR_NOW = new Set([302, 303, 307]);

/** Whether an address redirects visitors to a sign-in page: then we may not read it. */
const asksToSignIn = (url: string, to: string, status: number): boolean =>
  FOR_NOW.has(status) && SIGN_IN.test(new URL(to).pathname) && !SIGN_IN.test(new URL(url).pathname);

/** What an answer says about its address without reading the page. */
export function statusRow(url: string, answer: FetchOutcome, origin: string): SiteRow | null {
  const [hop] = answer.redirects;
  if (hop && asksToSignIn(url, hop.to, hop.status))
    return unread(url, 'login', `It leads to where people sign in: ${hop.to}`, hop.status);
  if (hop) return movedRow(url, hop.to, hop.status, origin);
  if (!answer.ok) return unread(url, 'no-answer', answer.text);
  const { status } = answer;
  if (GONE.has(status)) return { kind: 'gone', url, status };
  if (CLOSED.has(status)) return unread(url, 'login', `The server answered with status ${status}.`, status);
  if (status < 200 || status > 299)
    return unread(url, 'error', `The server answered with status ${status}.`, status);
  return null;
}

/** Tries again if time ran out: a busy machine is not the page's fault. */
async function readTwice(pool: SiteReaders, input: SitePageInput, signal: AbortSignal) {
  const first = await pool.run('sitePage', input, { signal });
  if (first.ok || first.failure === 'bug' || signal.aborted) return first;
  return pool.run('sitePage', input, { signal });
}

const alone = (row: SiteRow, silent = false): Answered => ({ row, page: null, isSilent: silent });

/** Reads and judges a page from its answer, in a worker. */
export async function readAnswered(
  { pool, site, robots, signal }: Pick<SiteAsker, 'pool' | 'site' | 'robots' | 'signal'>,
  url: string,
  answer: FetchedResource,
  home: SitePageInput['home'],
): Promise<Answered> {
  const { body, status, headers, truncated, headersMs, redirects, requestedUrl } = answer;
  const contentType = headers['content-type'] ?? null;
  const guard = challengePage(answer);
  if (guard?.certain) return alone(unread(url, 'guarded', `${guard.guard} ${whatItDoes(guard)}.`, status));
  if (body.length === 0 || whyNotHtml(contentType, body) !== null)
    return alone({ kind: 'there', url, status });
  const response = { requestedUrl, url, status, headers, contentType, truncated, headersMs };
  const input: SitePageInput = {
    bytes: body,
    response: { ...response, redirects: home ? redirects : [], bytes: body.length },
    origin: site.origin,
    robots,
    home,
  };
  const read = await readTwice(pool, input, signal);
  if (!read.ok) {
    // A page that was not read in time tells us nothing.
    signal.throwIfAborted();
    if (read.failure === 'unavailable')
      throw new EngineError('unavailable', {
        text: 'The service was too busy to read the pages of this site.',
      });
    return alone(unread(url, 'too-complex', read.text, status));
  }
  const { leadsTo, ...reading } = read.value;
  if (leadsTo !== null) return alone(movedRow(url, leadsTo, status, site.origin));
  return {
    row: { kind: 'page', url, status, fixes: {}, ...reading },
    page: { input, reading },
    isSilent: false,
  };
}

/** Requests one address of the site at the host's pace; the target of a redirect is a separate address. */
export async function readAddress(
  asker: SiteAsker,
  url: string,
  home: SitePageInput['home'],
): Promise<Answered> {
  const { session, site, signal } = asker;
  const mayFollow = () => false;
  const wanted = { url, maxBytes: PAGE_BYTES, atLimit: 'cut', accept: ACCEPT, mayFollow, signal } as const;
  const answer = await askAtPace({ session, pace: site.pace }, wanted);
  signal.throwIfAborted();
  const row = statusRow(url, answer, site.origin);
  if (row !== null) return alone(row, row.kind === 'unread' && isSilent(answer));
  return answer.ok
    ? readAnswered(asker, url, answer, home)
    : alone(unread(url, 'no-answer', answer.text), true);
}
