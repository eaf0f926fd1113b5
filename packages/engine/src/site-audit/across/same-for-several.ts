import type { AcrossPlace } from './define-across-check.ts';
import { listed } from './define-across-check.ts';
import { isFurtherPart } from './further-part.ts';
import type { SiteGraph, SitePage } from './site-graph.ts';
import { THIN_WORDS } from './thin-page.ts';

/** A name may be the same in two languages: their pages do not compete. */
const languageOf = ({ row }: SitePage) => row.declared?.split('-')[0] ?? '';

const NAMED = 3;

/** The other pages of a group: the first of them, and how many more there are. */
function othersOf(group: readonly SitePage[], page: SitePage): string {
  const first = group.slice(0, NAMED + 1).filter((other) => other !== page);
  return listed(
    first.map(({ url }) => url),
    NAMED,
    group.length - 1,
  );
}

/** The text by which a page is a copy of others; null if it says too little for that. */
export const copiedText = ({ row }: SitePage): string | null =>
  row.words < THIN_WORDS ? null : row.textHash;

/** Whether all pages of a group are copies of one of them. */
function areCopies(group: readonly SitePage[]): boolean {
  const [first, ...others] = group.map(copiedText);
  return first != null && others.every((text) => text === first);
}

/**
 * The pages to be found that share something with another page of their language that should be unique.
 *
 * @param keyOf what is compared; null if a page has none.
 * @param says about a page's value and the pages that share it.
 * @param options `inAnyLanguage`: also compares with pages that declare another language; `partsToo`: also
 *   compares further parts of lists, which may have the name of the whole (Google Search Central,
 *   “Pagination”).
 */
export function sameForSeveral(
  site: SiteGraph,
  keyOf: (page: SitePage) => string | null,
  says: (key: string, others: string) => string,
  { inAnyLanguage = false, partsToo = false } = {},
): AcrossPlace[] {
  const groups = new Map<string, SitePage[]>();
  const groupOf = (page: SitePage, key: string) => `${inAnyLanguage ? '' : languageOf(page)} ${key}`;
  const keys = new Map<SitePage, string>();
  for (const page of site.pages) {
    const isAsked = page.isFindable && (partsToo || !isFurtherPart(site, page));
    const key = isAsked ? keyOf(page) : null;
    if (!key) continue;
    keys.set(page, key);
    const group = groups.get(groupOf(page, key)) ?? [];
    groups.set(groupOf(page, key), group);
    group.push(page);
  }
  const copies = new Map([...groups].map(([key, group]) => [key, areCopies(group)]));
  return site.pages.flatMap((page): AcrossPlace[] => {
    const key = keys.get(page);
    const group = key === undefined ? [] : (groups.get(groupOf(page, key)) ?? []);
    if (key === undefined || group.length < 2) return [];
    const isCopy = keyOf !== copiedText && copies.get(groupOf(page, key)) === true;
    const place = { url: page.url, says: says(key, othersOf(group, page)) };
    return [isCopy ? { ...place, chargedAs: 'copy' } : place];
  });
}
