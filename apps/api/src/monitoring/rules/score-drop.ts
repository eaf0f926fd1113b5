import { type AlertRule, plain } from './alert-rule.ts';
import { type KnownScore, missedNow, type SiteSnapshot } from './site-snapshot.ts';

/** A score with other weights, or of more or fewer pages, is no change of the site. */
export const areComparable = (one: KnownScore, other: KnownScore): boolean =>
  one.version === other.version && one.pageLimit === other.pageLimit;

/** Pages that score less than before, the largest loss first. */
function fallenPages(before: SiteSnapshot, after: SiteSnapshot): string[] {
  const falls = Object.entries(after.pages).flatMap(([url, { score }]) => {
    const then = before.pages[url]?.score ?? null;
    return score !== null && then !== null && score < then ? [{ url, fall: then - score }] : [];
  });
  return falls.sort((one, other) => other.fall - one.fall).map(({ url }) => url);
}

/**
 * The site's score, so many points below the last reported one or a higher one: many small steps are reported
 * once they add up to as much.
 */
export const scoreDrop: AlertRule = {
  kind: 'scoreDrop',
  find(before, after, { scoreDrop: most }) {
    if (most === null || !before.score || !after.score || !areComparable(before.score, after.score))
      return [];
    const fall = before.score.value - after.score.value;
    if (fall < most) return [];
    return [
      {
        ...plain,
        kind: 'scoreDrop',
        title: `The score fell by ${fall} points to ${after.score.value}`,
        evidence: `It was ${before.score.value} of 100 and is ${after.score.value}.`,
        places: fallenPages(before, after),
        was: before.score.value,
        doubts: missedNow(before, after),
      },
    ];
  },
  wellTitle: ({ was }) => `The score is back at ${was ?? 'where it was'}`,
  // One point more or less depends on how a page was served.
  isWell: ({ was }, { score }) => was !== null && score !== null && score.value >= was - 1,
};
