import { askAtPace } from '../../crawl/site/ask-at-pace.ts';
import { FILES } from '../../crawl/site/frontier.ts';
import type { SiteRow } from '../site-row.ts';
import { nullWhenEnded, type SiteAsker, statusRow } from './read-address.ts';
import type { AuditSiteOptions } from './site-options.ts';

/** Most requests beyond the pages read. */
const MOST_ASKED = 500;
const GET_BYTES = 4 * 1024;
/** A request to these would change something: sign out, fill a cart, delete, unsubscribe. */
const ACTS =
  /(?:log-?out|sign-?out|logoff|abmelden|cart|basket|checkout|delete|remove|unsubscribe|add[-_]to|wp-login|admin)/i;

/** Statuses with which some servers refuse the method, not the page. */
const refusesHead = (status: number) => status === 404 || status === 405 || status === 501 || status >= 500;

/** Whether an address may be requested at all. */
const isHarmless = (url: string): boolean => {
  const { pathname, search } = new URL(url);
  return !ACTS.test(pathname + search);
};

/** How one address answers, by HEAD; by GET if that says nothing and the answer is not a large file. */
async function askStatus({ session, site, signal }: SiteAsker, url: string): Promise<SiteRow> {
  const request = { url, maxBytes: GET_BYTES, atLimit: 'cut', mayFollow: () => false, signal } as const;
  const door = { session, pace: site.pace };
  const head = await askAtPace(door, { ...request, method: 'HEAD' }, 0);
  signal.throwIfAborted();
  const isUnclear = head.ok ? refusesHead(head.status) : head.kind === 'reset' || head.kind === 'protocol';
  const isLarge =
    FILES.test(new URL(url).pathname) && !/\.(?:pdf|txt|md|json|xml)$/i.test(new URL(url).pathname);
  const answer = isUnclear && !isLarge ? await askAtPace(door, request, 0) : head;
  signal.throwIfAborted();
  return (
    statusRow(url, answer, site.origin) ?? { kind: 'there', url, status: answer.ok ? answer.status : 200 }
  );
}

interface RestToAsk {
  /** Grows by the targets of redirects within the site. */
  wanted: Set<string>;
  /** Rows of an earlier run, by address: they are not requested again. */
  known: ReadonlyMap<string, SiteRow>;
  /** The rows of this run, by address: each answer is added. */
  rows: Map<string, SiteRow>;
  options: Pick<AuditSiteOptions, 'pages' | 'onRow'>;
}

/** Asks how the other addresses that the pages and the sitemap name answer: files, and pages beyond the limit. */
export async function askRest(
  asker: SiteAsker,
  { wanted, known, rows, options }: RestToAsk,
  signal: AbortSignal,
): Promise<void> {
  const { site, signal: ended } = asker;
  let room = Math.min(MOST_ASKED, options.pages * 2);
  for (const url of wanted) {
    if (room === 0) return;
    if (rows.has(url) || !isHarmless(url) || !site.rules.allows(url)) continue;
    let row = known.get(url);
    if (!row && ended.aborted) continue;
    room -= 1;
    if (!row) {
      row = (await askStatus(asker, url).catch(nullWhenEnded(ended))) ?? undefined;
      signal.throwIfAborted();
      if (!row) continue;
      await options.onRow?.(row);
    }
    rows.set(url, row);
    // The loop also visits items that are added meanwhile.
    if (row.kind === 'moved' && row.to.startsWith(site.origin)) wanted.add(row.to);
  }
}
