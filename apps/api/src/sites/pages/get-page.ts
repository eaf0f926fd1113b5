import type { FullSitePage } from '@visible-ai/shared/sites/schema';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { siteIssuePlaces, siteIssues, sitePages } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { PLACES_IN_PART } from '../audits/places-by-part.ts';
import { requireAudit } from '../audits/read-audits.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { type PageRow, presentPage } from './present-page.ts';

const missing = () => new AppError('not_found', { text: 'There is no such page' });

/** Which of the places of which issue are a page's own. */
function pairsOf({ places }: PageRow): { issue: number; at: number }[] {
  const numbers = places ?? [];
  return numbers.flatMap((issue, index) => {
    const at = numbers[index + 1];
    return index % 2 === 0 && at !== undefined ? [{ issue, at }] : [];
  });
}

const partOf = (at: number) => Math.floor(at / PLACES_IN_PART);

async function findingsOf(db: Db, auditId: string, page: PageRow): Promise<FullSitePage['findings']> {
  const pairs = pairsOf(page);
  if (pairs.length === 0) return [];
  const parts = pairs.map(({ issue, at }) =>
    and(eq(siteIssuePlaces.issue, issue), eq(siteIssuePlaces.part, partOf(at))),
  );
  const positions = pairs.map(({ issue }) => issue);
  const { issueId, checkId, position, title } = siteIssues;
  const [issues, found] = await Promise.all([
    db
      .select({ issueId, checkId, position, title })
      .from(siteIssues)
      .where(and(eq(siteIssues.auditId, auditId), inArray(position, positions))),
    db
      .select()
      .from(siteIssuePlaces)
      .where(and(eq(siteIssuePlaces.auditId, auditId), or(...parts))),
  ]);
  return pairs.flatMap(({ issue, at }) => {
    const known = issues.find((one) => one.position === issue);
    const part = found.find((one) => one.issue === issue && one.part === partOf(at));
    const place = part?.places[at % PLACES_IN_PART];
    if (!known || !place) return [];
    const status = page.failed.includes(known.checkId) ? 'fail' : 'warn';
    const { evidence } = place;
    return [
      { issueId: known.issueId, checkId: known.checkId, status, title: place.title ?? known.title, evidence },
    ];
  });
}

/**
 * One page of an audited site, with what each of its checks says of it.
 *
 * @throws AppError not_found.
 */
export async function getPage(
  { db }: Pick<SitesDeps, 'db'>,
  ownerId: string,
  auditId: string,
  pageId: string,
): Promise<FullSitePage> {
  await requireAudit({ db }, ownerId, auditId);
  if (!/^\d{1,9}$/.test(pageId)) throw missing();
  const [row] = await db
    .select()
    .from(sitePages)
    .where(and(eq(sitePages.auditId, auditId), eq(sitePages.position, Number(pageId))));
  if (!row) throw missing();
  const findings = await findingsOf(db, auditId, row);
  return { ...presentPage(row), thinned: row.places === null, findings };
}
