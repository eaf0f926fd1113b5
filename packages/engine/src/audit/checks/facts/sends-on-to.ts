import type { PageFacts } from '../../../page/page-facts.ts';
import { type PageRefresh, parseRefresh } from '../../../page/read-refresh.ts';
import type { PageResponse } from '../../evidence.ts';
import { addressRelation } from './same-address.ts';

/** A page with text that forwards its readers later than this is meant to be read. */
const LONGEST_REFRESH_SECONDS = 10;
/** With fewer words a page has hardly any text of its own. */
export const HARDLY_ANY_WORDS = 30;

export interface OnwardRefresh extends PageRefresh {
  from: 'a <meta http-equiv="refresh">' | 'a Refresh header';
}

/**
 * The other page to which this one sends its readers soon, by a tag or by the `Refresh` header. A page that only
 * loads itself again stays.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function sendsOnTo(page: PageFacts, response: PageResponse): OnwardRefresh | null {
  const named = parseRefresh(response.headers.refresh ?? '', response.url);
  const refresh: OnwardRefresh | null = page.refresh
    ? { ...page.refresh, from: 'a <meta http-equiv="refresh">' }
    : named && { ...named, from: 'a Refresh header' };
  const isRead = page.text.mainWords >= HARDLY_ANY_WORDS;
  if (!refresh || (isRead && refresh.seconds > LONGEST_REFRESH_SECONDS)) return null;
  return addressRelation(refresh.url, response.url) === 'same' ? null : refresh;
}
