import type { SiteAudit, SiteIssue } from '@visible-ai/engine';
import type { StoredPlace } from '../../db/schema/sites.ts';

/** Places of an issue in one row: as many as a page of their list shows. */
export const PLACES_IN_PART = 100;

export interface PlacesPart {
  /** The issue, and which hundred of its places. */
  issue: number;
  part: number;
  places: StoredPlace[];
}

/** The examples first, as they are shown: they are what an old audit keeps. */
function inOrder({ places, examples }: SiteIssue): SiteIssue['places'] {
  const first = examples.flatMap((url) => places.find((place) => place.url === url) ?? []);
  return [...first, ...places.filter((place) => !first.includes(place))];
}

/**
 * The places of an audit's issues, in rows of a hundred, and for each page the places that are its own: pairs
 * of the issue's position and the place's index. So each sentence is stored once.
 */
export function placesByPart({ issues, pages }: Pick<SiteAudit, 'issues' | 'pages'>): {
  parts: PlacesPart[];
  ofPages: number[][];
} {
  const positions = new Map(pages.map(({ url }, position) => [url, position]));
  const ofPages: number[][] = pages.map(() => []);
  const parts: PlacesPart[] = [];
  for (const [issue, one] of issues.entries()) {
    for (const [at, { url, title, evidence }] of inOrder(one).entries()) {
      const page = positions.get(url) ?? null;
      if (page !== null) ofPages[page]?.push(issue, at);
      const own = title === one.title ? {} : { title };
      if (at % PLACES_IN_PART === 0) parts.push({ issue, part: at / PLACES_IN_PART, places: [] });
      parts.at(-1)?.places.push({ url, page, evidence, ...own });
    }
  }
  return { parts, ofPages };
}
