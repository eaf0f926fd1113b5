import { and, asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { siteAudits, sitePages, siteRows } from '../db/schema/sites.ts';

/** The content of a page when it was last read; deleted parts are null or empty. */
export interface ReadPage {
  url: string;
  title: string | null;
  headings: string[];
  /** The language of its text, else the declared one. */
  language: string | null;
  organisation: string | null;
  alsoNamed: string[];
}

const keptPage = z.looseObject({
  kind: z.literal('page'),
  url: z.string(),
  headings: z.array(z.string()),
  noindex: z.boolean().catch(false),
  declared: z.string().nullable().catch(null),
  written: z.string().nullable().catch(null),
  organisation: z.string().nullable().catch(null),
  alsoNamed: z.array(z.string()).catch([]),
});

/**
 * The first pages that a site's last completed audit read, home page first; with more details while its rows
 * are kept.
 */
export async function lastReadPages(db: Db, siteId: string, most: number): Promise<ReadPage[]> {
  const [audit] = await db
    .select({ id: siteAudits.id })
    .from(siteAudits)
    .where(and(eq(siteAudits.siteId, siteId), eq(siteAudits.status, 'completed')))
    .orderBy(desc(siteAudits.createdAt))
    .limit(1);
  if (!audit) return [];
  const listed = await db
    .select({ url: sitePages.url, title: sitePages.title })
    .from(sitePages)
    .where(and(eq(sitePages.auditId, audit.id), eq(sitePages.state, 'read')))
    .orderBy(asc(sitePages.position))
    .limit(most);
  const rows = await db
    .select({ row: siteRows.row })
    .from(siteRows)
    .where(eq(siteRows.auditId, audit.id))
    .orderBy(asc(siteRows.position))
    .limit(most);
  const kept = new Map(
    rows.flatMap(({ row }) => {
      const page = keptPage.safeParse(row);
      return page.success ? [[page.data.url, page.data] as const] : [];
    }),
  );
  return listed.flatMap(({ url, title }) => {
    const page = kept.get(url);
    if (page?.noindex) return [];
    return [
      {
        url,
        title,
        headings: page?.headings ?? [],
        language: page?.written ?? page?.declared ?? null,
        organisation: page?.organisation ?? null,
        alsoNamed: page?.alsoNamed ?? [],
      },
    ];
  });
}
