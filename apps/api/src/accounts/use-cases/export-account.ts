import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eachRow } from '../../db/each-row.ts';
import { afterCursor } from '../../db/page-of.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { analyses } from '../../db/schema/analyses.ts';
import { brandings } from '../../db/schema/branding.ts';
import { contentRevisions, contents } from '../../db/schema/content.ts';
import { apiKeys } from '../../db/schema/keys.ts';
import { siteAudits, sites } from '../../db/schema/sites.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAccount } from '../account-store.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentUser } from '../present-user.ts';

/** Sessions and audits of sites in short are small; of reports and texts so few are read at once that they are a megabyte or two. */
const SMALL_ROWS_READ = 100;
const LARGE_ROWS_READ = 5;

const sessionsOf = (db: Db, userId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), afterCursor(sessions, cursor)))
      .orderBy(desc(sessions.createdAt), sessions.id)
      .limit(limit),
  );

/** All but the hash: an account has a few of them. */
const keysOf = async (db: Db, userId: string) => {
  const { hash: _hash, userId: _own, ...told } = getTableColumns(apiKeys);
  return db.select(told).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
};

const brandingsOf = async (db: Db, userId: string) => {
  const { userId: _own, ...told } = getTableColumns(brandings);
  return db.select(told).from(brandings).where(eq(brandings.userId, userId));
};

const analysesOf = (db: Db, userId: string) =>
  eachRow(LARGE_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(analyses)
      .where(and(eq(analyses.ownerId, userId), afterCursor(analyses, cursor)))
      .orderBy(desc(analyses.createdAt), analyses.id)
      .limit(limit),
  );

const contentsOf = (db: Db, userId: string) =>
  eachRow(LARGE_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(contents)
      .where(and(eq(contents.ownerId, userId), afterCursor(contents, cursor)))
      .orderBy(desc(contents.createdAt), contents.id)
      .limit(limit),
  );

const revisionsOf = (db: Db, contentId: string) =>
  eachRow(LARGE_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(contentRevisions)
      .where(and(eq(contentRevisions.contentId, contentId), afterCursor(contentRevisions, cursor)))
      .orderBy(desc(contentRevisions.createdAt), contentRevisions.id)
      .limit(limit),
  );

const sitesOf = (db: Db, userId: string) =>
  eachRow(LARGE_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(sites)
      .where(and(eq(sites.ownerId, userId), afterCursor(sites, cursor)))
      .orderBy(desc(sites.createdAt), sites.id)
      .limit(limit),
  );

/** Audits in short: what each says of single pages is thousands of rows, which the screens and exports show. */
const auditsOf = (db: Db, siteId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, status, partial, origin, score, counts, error, createdAt, completedAt } = siteAudits;
    return db
      .select({ id, status, partial, origin, score, counts, error, createdAt, completedAt })
      .from(siteAudits)
      .where(and(eq(siteAudits.siteId, siteId), afterCursor(siteAudits, cursor)))
      .orderBy(desc(createdAt), id)
      .limit(limit);
  });

/** All but the secrets: an account has a few of them. */
const webhooksOf = (db: Db, userId: string) => {
  const { secret: _secret, secretBefore: _before, userId: _own, ...told } = getTableColumns(webhooks);
  return eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select(told)
      .from(webhooks)
      .where(and(eq(webhooks.userId, userId), afterCursor(webhooks, cursor)))
      .orderBy(desc(webhooks.createdAt), webhooks.id)
      .limit(limit),
  );
};

const deliveriesOf = (db: Db, webhookId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, event, body, status, attempts, nextAttemptAt, createdAt } = webhookDeliveries;
    return db
      .select({ id, event, body, status, attempts, nextAttemptAt, createdAt })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), afterCursor(webhookDeliveries, cursor)))
      .orderBy(desc(createdAt), id)
      .limit(limit);
  });

/** The rows of a JSON array, each in its place; a row may come in pieces. */
async function* listed<Row>(
  rows: AsyncIterable<Row>,
  write: (row: Row) => Iterable<string> | AsyncIterable<string>,
) {
  let between = '';
  for await (const row of rows) {
    yield between;
    yield* write(row);
    between = ',';
  }
}

/** An object with a list behind its other fields, which is written row by row. */
async function* withList(fields: object, name: string, rows: AsyncIterable<string>) {
  yield `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:[`;
  yield* rows;
  yield ']}';
}

async function* writeDocument(db: Db, userId: string, head: object): AsyncGenerator<string, undefined> {
  yield `${JSON.stringify(head).slice(0, -1)},"sessions":[`;
  yield* listed(sessionsOf(db, userId), ({ userId: _own, ...session }) => [JSON.stringify(session)]);
  yield `],"apiKeys":${JSON.stringify(await keysOf(db, userId))}`;
  const [branding = null] = await brandingsOf(db, userId);
  yield `,"branding":${JSON.stringify(branding)},"analyses":[`;
  yield* listed(analysesOf(db, userId), ({ ownerId: _own, clientKey: _key, ...analysis }) => [
    JSON.stringify(analysis),
  ]);
  yield '],"content":[';
  yield* listed(contentsOf(db, userId), ({ ownerId: _own, ...content }) =>
    withList(
      content,
      'revisions',
      listed(revisionsOf(db, content.id), (revision) => [JSON.stringify(revision)]),
    ),
  );
  yield '],"sites":[';
  yield* listed(sitesOf(db, userId), ({ ownerId: _own, ...site }) =>
    withList(
      site,
      'audits',
      listed(auditsOf(db, site.id), (audit) => [JSON.stringify(audit)]),
    ),
  );
  yield '],"webhooks":[';
  yield* listed(webhooksOf(db, userId), (webhook) =>
    withList(
      webhook,
      'deliveries',
      listed(deliveriesOf(db, webhook.id), (delivery) => [JSON.stringify(delivery)]),
    ),
  );
  yield ']}\n';
}

/**
 * Everything that is kept about an account, in the words of the tables, without secrets: one JSON document, read and
 * written row by row, as fast as who asked takes it.
 *
 * @throws AppError not_authenticated when the account is gone.
 */
export async function exportAccount(
  { db, now }: Pick<AccountsDeps, 'db' | 'now'>,
  { userId }: Pick<Viewer, 'userId'>,
): Promise<FileAnswer> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('not_authenticated');
  const exportedAt = now().toISOString();
  return {
    mediaType: 'application/json; charset=utf-8',
    fileName: 'visible-ai-account.json',
    version: `${userId} ${exportedAt}`,
    open: () => writeDocument(db, userId, { exportedAt, user: presentUser(account) }),
  };
}
