import type { SiteRow } from '@visible-ai/engine';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { siteRows } from '../../db/schema/sites.ts';
import { storableJson } from '../../db/storable-json.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';

const address = { url: z.string() };
const texts = z.array(z.string());
/** The fields of every row. An address whose row from an older release lacks one is requested again. */
const rowShape = z.discriminatedUnion('kind', [
  z.looseObject({
    ...address,
    kind: z.literal('page'),
    status: z.number(),
    headings: texts,
    robots: texts,
    hreflang: z.array(z.tuple([z.string(), z.string()])),
    words: z.number(),
    skeleton: z.looseObject({ frame: z.array(z.number()), prose: z.array(z.number()) }),
    textHash: z.string(),
    shingles: z.string(),
    links: z.array(z.tuple([z.string(), z.string()])),
    plainHttp: texts,
    scores: z.record(z.string(), z.number()),
    na: texts,
    findings: z.array(z.looseObject({ check: z.string(), evidence: z.string() })),
    blocked: texts,
    unknown: texts,
    fixes: z.record(z.string(), z.looseObject({ title: z.string(), text: z.string() })),
  }),
  z.looseObject({ ...address, kind: z.literal('moved'), status: z.number(), to: z.string() }),
  z.looseObject({ ...address, kind: z.literal('gone'), status: z.number() }),
  z.looseObject({ ...address, kind: z.literal('there'), status: z.number() }),
  z.looseObject({ ...address, kind: z.literal('unread'), because: z.string(), text: z.string() }),
]);
const keptRow = z.custom<SiteRow>((value) => rowShape.safeParse(value).success);

/** Rows per read: 2,000 rows of some kilobytes are parsed with pauses for other work. */
const AT_ONCE = 200;

/** The stored rows of an audit, in the order in which they arrived, each address once. */
export async function knownRows(db: Db, auditId: string): Promise<SiteRow[]> {
  const known = new Map<string, SiteRow>();
  for (let from = 0; ; from += AT_ONCE) {
    const kept = await db
      .select({ row: siteRows.row })
      .from(siteRows)
      .where(eq(siteRows.auditId, auditId))
      .orderBy(asc(siteRows.position))
      .limit(AT_ONCE)
      .offset(from);
    for (const { row } of kept) {
      const parsed = keptRow.safeParse(row);
      if (parsed.success && !known.has(parsed.data.url)) known.set(parsed.data.url, parsed.data);
    }
    if (kept.length < AT_ONCE) return [...known.values()];
  }
}

/** Stores the result for an address, as long as the audit belongs to this run. */
export async function keepRow(db: Db, { id, worker }: Lease, row: SiteRow): Promise<void> {
  await db.execute(sql`
    insert into site_rows (audit_id, position, "row")
    select id,
      (select coalesce(max(position), -1) + 1 from site_rows where audit_id = ${id}::uuid),
      ${storableJson(row)}::json
    from site_audits
    where id = ${id}::uuid and status = 'running' and worker = ${worker}::uuid
    on conflict do nothing`);
}
