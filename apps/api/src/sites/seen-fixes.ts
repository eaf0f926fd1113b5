import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { siteAudits } from '../db/schema/sites.ts';
import { compareAudits } from './compare-audits.ts';

/** Something that was fixed since the previous audit. */
export interface SeenFix {
  at: Date;
  /** A sentence about it. */
  what: string;
}

/** Each is compared with the previous audit: some thousands of rows. */
const MOST_COMPARED = 10;

function fixedWords(titles: readonly string[]): string {
  const [first, ...others] = [...new Set(titles)];
  if (first === undefined) return '';
  if (others.length === 0) return `Fixed: ${first}`;
  return `Fixed: ${first}, and ${others.length === 1 ? 'one more issue' : `${others.length} more issues`}`;
}

/** What the newest audits of a site found fixed or changed between two moments, newest first. */
export async function seenFixes(
  db: Db,
  { ownerId, siteId }: { ownerId: string; siteId: string },
  { from, to }: { from: Date; to: Date },
): Promise<SeenFix[]> {
  const audits = await db
    .select({
      id: siteAudits.id,
      at: siteAudits.createdAt,
      robotsTxt: sql<string | null>`${siteAudits.summary}->>'robotsTxt'`,
    })
    .from(siteAudits)
    .where(
      and(
        eq(siteAudits.siteId, siteId),
        eq(siteAudits.ownerId, ownerId),
        eq(siteAudits.status, 'completed'),
        isNotNull(siteAudits.score),
        lte(siteAudits.createdAt, to),
      ),
    )
    .orderBy(desc(siteAudits.createdAt))
    .limit(MOST_COMPARED + 1);
  const fixes: SeenFix[] = [];
  for (const [at, audit] of audits.entries()) {
    const before = audits[at + 1];
    if (!before || audit.at < from) break;
    const { fixed } = await compareAudits({ db }, ownerId, audit.id, before.id);
    const what = fixedWords(fixed.map(({ title }) => title));
    if (what) fixes.push({ at: audit.at, what });
    if (before.robotsTxt && audit.robotsTxt && before.robotsTxt !== audit.robotsTxt)
      fixes.push({ at: audit.at, what: 'robots.txt was changed' });
  }
  return fixes;
}
