import { contentKinds } from '@visible-ai/shared/content/kinds/all-kinds';
import { type ContentType, EXCERPT_CHARACTERS } from '@visible-ai/shared/content/schema';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { afterCursor, pageOf } from '../../db/page-of.ts';
import { contentRevisions, contents } from '../../db/schema/content.ts';

export type ContentRow = typeof contents.$inferSelect;
export type RevisionRow = typeof contentRevisions.$inferSelect;

/** Older ones are deleted when a new one is stored. */
const MOST_REVISIONS = 100;

const ownedBy = (ownerId: string, id: string) => and(eq(contents.ownerId, ownerId), eq(contents.id, id));

/** Limits of a page of content: how many, and how many bytes of texts and verdicts. A page has at least one. */
const CONTENT_PAGE = { items: 20, bytes: 256 * 1024 };
const SUMMARY_PAGE = 50;
const REVISION_PAGE = 50;

export interface ContentFilter {
  type?: ContentType | undefined;
  /** Only what was generated after this time. */
  since?: Date | undefined;
  cursor?: string | undefined;
  /** Each is in its address, its kind or its text; no more than the first ten are looked for. */
  words?: readonly string[] | undefined;
}

/** A search does not read the rest of a very large text: folding its case would hold the database for all others. */
const SEARCHED_CHARACTERS = 200_000;
const MOST_WORDS = 10;

/** Whether all words are in an address, a kind or a text. Ignores case; every character of a word stands for itself. */
function hasWords(words: readonly string[]) {
  const labels = contentKinds.map(({ id, label }) => sql`when ${id} then ${label}`);
  const kind = sql`case ${contents.contentType} ${sql.join(labels, sql` `)} end`;
  const text = sql`left(${contents.contentText}, ${SEARCHED_CHARACTERS})`;
  // `offset 0`: the text is folded once, not for each word.
  return sql`(
    select bool_and(strpos(searched.text, lower(word)) > 0)
    from (select lower(concat_ws(' ', ${contents.websiteUrl}, ${kind}, ${text})) as text offset 0) searched,
      unnest(array[${sql.join(
        words.slice(0, MOST_WORDS).map((word) => sql`${word}::text`),
        sql`, `,
      )}]) word
  )`;
}

const matching = (ownerId: string, { type, since, cursor, words = [] }: ContentFilter) =>
  and(
    eq(contents.ownerId, ownerId),
    isNull(contents.deletedAt),
    type && eq(contents.contentType, type),
    since && gte(contents.generatedAt, since),
    afterCursor(contents, cursor),
    words.length > 0 ? hasWords(words) : undefined,
  );

/** Only the sizes, so that no texts are read. */
const sizesOf = (db: Db, ownerId: string, filter: ContentFilter) =>
  db
    .select({
      id: contents.id,
      createdAt: contents.createdAt,
      bytes: sql<number>`octet_length(${contents.contentText}) + coalesce(octet_length(${contents.agents}::text), 0)`,
    })
    .from(contents)
    .where(matching(ownerId, filter))
    .orderBy(desc(contents.createdAt), contents.id)
    .limit(CONTENT_PAGE.items + 1);

/** A page of the owner's content, newest first. */
export async function listContents(db: Db, ownerId: string, filter: ContentFilter) {
  const sizes = await sizesOf(db, ownerId, filter);
  let bytes = 0;
  const tooMuch = sizes.findIndex((row, at) => {
    bytes += row.bytes;
    return at > 0 && bytes > CONTENT_PAGE.bytes;
  });
  const { page, nextCursor } = pageOf(sizes, tooMuch < 0 ? CONTENT_PAGE.items : tooMuch);
  const ids = page.map(({ id }) => id);
  const rows = await db
    .select()
    .from(contents)
    .where(and(inArray(contents.id, ids), isNull(contents.deletedAt)))
    .orderBy(desc(contents.createdAt), contents.id);
  return { rows, nextCursor };
}

/** The byte length of the text that `exactText` returns. It reads only the first character. */
const textBytes = (text: PgColumn) =>
  sql<number>`octet_length(${text}) - (substr(${text}, 1, 1) = chr(1))::int`;

/** A page of summaries, newest first. The database cuts the texts, so that none is read here as a whole. */
export async function listSummaries(db: Db, ownerId: string, filter: ContentFilter) {
  const { contentText, generatedText, agents } = contents;
  const rows = await db
    .select({
      id: contents.id,
      websiteUrl: contents.websiteUrl,
      contentType: contents.contentType,
      createdAt: contents.createdAt,
      updatedAt: contents.updatedAt,
      notes: contents.notes,
      edited: sql<boolean>`${contentText} <> ${generatedText}`,
      // One more for the character that `exactText` may put before it, and one to know whether there is more.
      beginning: sql<string>`left(${contentText}, ${EXCERPT_CHARACTERS + 2})`.mapWith(contentText),
      size: textBytes(contentText),
      agents: sql<number>`case jsonb_typeof(${agents}) when 'array' then jsonb_array_length(${agents}) else 0 end`,
    })
    .from(contents)
    .where(matching(ownerId, filter))
    .orderBy(desc(contents.createdAt), contents.id)
    .limit(SUMMARY_PAGE + 1);
  return pageOf(rows, SUMMARY_PAGE);
}

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>['page'][number];

/** The owner's content that is not deleted; null if it does not exist or belongs to somebody else. */
export async function findContent(db: Db, ownerId: string, id: string): Promise<ContentRow | null> {
  const [row] = await db
    .select()
    .from(contents)
    .where(and(ownedBy(ownerId, id), isNull(contents.deletedAt)));
  return row ?? null;
}

/** Whether the owner has it, without reading it. */
export async function hasContent(db: Db, ownerId: string, id: string): Promise<boolean> {
  return (await db.$count(contents, and(ownedBy(ownerId, id), isNull(contents.deletedAt)))) > 0;
}

/** The same as `findContent`, with a lock against other changes until the transaction ends. */
export async function lockContent(tx: Db, ownerId: string, id: string): Promise<ContentRow | null> {
  const [row] = await tx
    .select()
    .from(contents)
    .where(and(ownedBy(ownerId, id), isNull(contents.deletedAt)))
    .for('update');
  return row ?? null;
}

/** What was written for the same request and is not older than `since`. */
export async function findGenerated(
  db: Db,
  ownerId: string,
  requestKey: string,
  since: Date,
): Promise<ContentRow | null> {
  const [row] = await db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.ownerId, ownerId),
        eq(contents.requestKey, requestKey),
        isNull(contents.deletedAt),
        gte(contents.generatedAt, since),
      ),
    )
    .orderBy(desc(contents.generatedAt))
    .limit(1);
  return row ?? null;
}

/** Stores a new content and its first revision. */
export async function insertContent(tx: Db, content: typeof contents.$inferInsert): Promise<ContentRow> {
  const [row] = await tx.insert(contents).values(content).returning();
  if (!row) throw new Error('The database stored no content');
  await tx.insert(contentRevisions).values({
    contentId: row.id,
    origin: 'generated',
    contentText: row.contentText,
    createdAt: row.updatedAt,
  });
  return row;
}

/** A later time than the row's, so that two saves within a millisecond differ. */
const after = (row: ContentRow, now: Date) => new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));

/**
 * Gives a locked content a new text, stores it as a revision, and deletes revisions beyond the newest 100.
 *
 * @param change further columns, e.g. what was generated.
 */
export async function storeVersion(
  tx: Db,
  row: ContentRow,
  change: Partial<ContentRow> & { contentText: string },
  origin: RevisionRow['origin'],
  now: Date,
): Promise<ContentRow> {
  const updatedAt = after(row, now);
  const [saved] = await tx
    .update(contents)
    .set({ ...change, updatedAt })
    .where(eq(contents.id, row.id))
    .returning();
  if (!saved) throw new Error('A locked content is gone');
  const { id: contentId, contentText } = saved;
  await tx.insert(contentRevisions).values({ contentId, origin, contentText, createdAt: updatedAt });
  const tooOld = tx
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .where(eq(contentRevisions.contentId, contentId))
    .orderBy(desc(contentRevisions.createdAt))
    .offset(MOST_REVISIONS);
  await tx.delete(contentRevisions).where(inArray(contentRevisions.id, tooOld));
  return saved;
}

/** A page of revisions, newest first, with the sizes of their texts. */
export async function listRevisions(db: Db, contentId: string, cursor?: string) {
  const { id, origin, createdAt, contentText } = contentRevisions;
  const rows = await db
    .select({ id, origin, createdAt, size: textBytes(contentText) })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, contentId), afterCursor(contentRevisions, cursor)))
    .orderBy(desc(createdAt), id)
    .limit(REVISION_PAGE + 1);
  return pageOf(rows, REVISION_PAGE);
}

export async function findRevision(db: Db, contentId: string, id: string): Promise<RevisionRow | null> {
  const [row] = await db
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, contentId), eq(contentRevisions.id, id)));
  return row ?? null;
}

/** False if the owner has no such content, or has deleted it already. */
export async function markDeleted(db: Db, ownerId: string, id: string, now: Date): Promise<boolean> {
  const deleted = await db
    .update(contents)
    .set({ deletedAt: now })
    .where(and(ownedBy(ownerId, id), isNull(contents.deletedAt)))
    .returning({ id: contents.id });
  return deleted.length > 0;
}

/** Restores deleted content; null if it was not deleted, or was removed for good. */
export async function unmarkDeleted(
  db: Db,
  ownerId: string,
  id: string,
  deletedSince: Date,
): Promise<ContentRow | null> {
  const [row] = await db
    .update(contents)
    .set({ deletedAt: null })
    .where(and(ownedBy(ownerId, id), isNotNull(contents.deletedAt), gte(contents.deletedAt, deletedSince)))
    .returning();
  return row ?? null;
}

/** Removes content for good that was deleted before the given time. */
export async function purgeDeleted(db: Db, before: Date): Promise<void> {
  await db
    .delete(contents)
    .where(and(lt(contents.deletedAt, before), sql`${contents.deletedAt} is not null`));
}
