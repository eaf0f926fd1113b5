import type { FullSitePage } from '@visible-ai/shared/sites/schema';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { siteIssuePlaces, siteIssues } from '../../db/schema/sites.ts';
import { PLACES_IN_PART } from '../audits/places-by-part.ts';
import type { PageRow } from './present-page.ts';

/** The places of issues that belong to a page. */
function pairsOf({ places }: PageRow): { issue: number; at: number }[] {
  const numbers = places ?? [];
  return numbers.flatMap((issue, index) => {
    const at = numbers[index + 1];
    return index % 2 === 0 && at !== undefined ? [{ issue, at }] : [];
  });
}

const partOf = (at: number) => Math.floor(at / PLACES_IN_PART);
const keyOf = (issue: number, part: number) => `${issue} ${part}`;

/** The findings of some pages, in the same order; none for pages whose places were deleted. */
export async function findingsOfPages(
  db: Db,
  auditId: string,
  pages: readonly PageRow[],
): Promise<FullSitePage['findings'][]> {
  const pairs = pages.flatMap(pairsOf);
  if (pairs.length === 0) return pages.map(() => []);
  const { issueId, checkId, position, title } = siteIssues;
  const parts = new Map(
    pairs.map(({ issue, at }) => [
      keyOf(issue, partOf(at)),
      and(eq(siteIssuePlaces.issue, issue), eq(siteIssuePlaces.part, partOf(at))),
    ]),
  );
  const [issues, found] = await Promise.all([
    db
      .select({ issueId, checkId, position, title })
      .from(siteIssues)
      .where(
        and(
          eq(siteIssues.auditId, auditId),
          inArray(position, [...new Set(pairs.map(({ issue }) => issue))]),
        ),
      ),
    db
      .select()
      .from(siteIssuePlaces)
      .where(and(eq(siteIssuePlaces.auditId, auditId), or(...parts.values()))),
  ]);
  const known = new Map(issues.map((one) => [one.position, one]));
  const placesOf = new Map(found.map(({ issue, part, places }) => [keyOf(issue, part), places]));
  return pages.map((page) =>
    pairsOf(page).flatMap(({ issue, at }) => {
      const about = known.get(issue);
      const place = placesOf.get(keyOf(issue, partOf(at)))?.[at % PLACES_IN_PART];
      if (!about || !place) return [];
      const status = page.failed.includes(about.checkId) ? 'fail' : 'warn';
      const { evidence } = place;
      return [
        {
          issueId: about.issueId,
          checkId: about.checkId,
          status,
          title: place.title ?? about.title,
          evidence,
        },
      ];
    }),
  );
}
