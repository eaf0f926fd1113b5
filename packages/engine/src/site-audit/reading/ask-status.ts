import { askAtPace } from '../../crawl/site/ask-at-pace.ts';
import { FILES } from '../../crawl/site/frontier.ts';
import type { SiteRow } from '../site-row.ts';
import { type SiteAsker, statusRow } from './read-address.ts';

/** Most requests beyond the pages read. */
export const MOST_ASKED = 500;
const GET_BYTES = 4 * 1024;
/** A request to these would change something: sign out, fill a cart, delete, unsubscribe. */
const ACTS =
  /(?:log-?out|sign-?out|logoff|abmelden|cart|basket|checkout|delete|remove|unsubscribe|add[-_]to|wp-login|admin)/i;

/** Statuses with which some servers refuse the method, not the page. */
const refusesHead = (status: number) => status === 404 || status === 405 || status === 501 || status >= 500;

/** Whether an address may be requested at all. */
export const isHarmless = (url: string): boolean => {
  const { pathname, search } = new URL(url);
  return !ACTS.test(pathname + search);
};

/** How one address answers, by HEAD; by GET if that says nothing and the answer is not a large file. */
export async function askStatus({ session, site, signal }: SiteAsker, url: string): Promise<SiteRow> {
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
