import { type AlertRule, plain } from './alert-rule.ts';
import type { PageFacts, SiteSnapshot } from './site-snapshot.ts';

const homeFirst = (places: string[], home: string) =>
  places.includes(home) ? [home, ...places.filter((url) => url !== home)] : places;

/** Gone from a site that was read completely: nothing links to it, and no sitemap lists it. */
const isForgotten = (now: SiteSnapshot, url: string) =>
  now.whole && !Object.hasOwn(now.pages, url) && !now.unread.includes(url);

/** A kind of alert about pages that were good and are now in another state. */
export function pageStateRule(
  kind: AlertRule['kind'],
  state: PageFacts['state'],
  words: {
    worse(pages: number, first: string): { title: string; evidence: string };
    well(pages: number): string;
  },
): AlertRule {
  return {
    kind,
    find(before, after) {
      const found = Object.entries(after.pages).flatMap(([url, now]) =>
        now.state === state && before.pages[url]?.state === 'well' ? [url] : [],
      );
      const places = homeFirst(found, after.home);
      const [first] = places;
      return first === undefined ? [] : [{ ...plain, kind, places, ...words.worse(places.length, first) }];
    },
    wellTitle: ({ places }) => words.well(places.length),
    isWell: ({ places }, now) =>
      places.every((url) => {
        if (now.unread.includes(url)) return false;
        const facts = now.pages[url];
        return facts ? facts.state !== state : isForgotten(now, url);
      }),
  };
}
