/** What so many pages have, and such a share of them, tells of the site. */
const LEAST_SHARING = 3;
const SHARED_BY = 0.25;

/**
 * The keys that many pages of a site have.
 *
 * @param pages the keys of each page, without repetition; an empty key says nothing.
 */
export function sharedByPages(pages: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const keys of pages) for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  const least = Math.max(LEAST_SHARING, pages.length * SHARED_BY);
  return new Set([...times].flatMap(([key, count]) => (key !== '' && count >= least ? [key] : [])));
}
