import { isListAddress } from '../../crawl/site/is-list-address.ts';
import type { SiteGraph, SitePage } from './site-graph.ts';

/** `/lamps_2.html`, `/lamps-page-3`, `/lamps/page/4/`, `/lamps?page=5`: a part of the list before it. */
const PART =
  /[/_-]?(?:(?:page|seite|pagina|p)[/_-]?)?\d+(?=\.\w+$|\/?$)|[?&](?:page|paged|pg|offset|start)=\d+/i;

/** The first page of the list that this page continues; null if it continues none. */
function firstPart({ pageAt }: SiteGraph, { url }: SitePage): SitePage | null {
  const first = url.replace(PART, '');
  return first === url ? null : (pageAt(first) ?? pageAt(`${first}/`) ?? pageAt(first.replace(/\/$/, '')));
}

/** The next page of a list, or a list of pages found elsewhere: for a tag, for a month. */
export const isFurtherList = (site: SiteGraph, page: SitePage): boolean =>
  isListAddress(page.url) || isFurtherPart(site, page);

/** Whether a page shows the next entries of a list whose first entries are a page too. */
export const isFurtherPart = (site: SiteGraph, page: SitePage): boolean =>
  (page.row.isList || isListAddress(page.url)) && firstPart(site, page) !== null;
