import { storableText } from '@visible-ai/shared/content/storable-text';
import type { EndpointInput, EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { listSitePages as listEndpoint } from '@visible-ai/shared/sites/endpoints';
import { pageSorts } from '@visible-ai/shared/sites/schema';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { sitePages } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { requireAudit } from '../audits/read-audits.ts';
import { openCursor, sealCursor } from '../list-cursor.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { type PageOrder, pageOrders } from './page-orders.ts';
import { presentPage } from './present-page.ts';

const PAGE = 100;

type Query = EndpointInput<typeof listEndpoint>['query'];

/** The order of the list, and the position of its last page so far. */
const lastPage = z.tuple([z.enum(pageSorts), z.int().min(0).max(2_147_483_647)]);

/** Ignores case; every character of the search text stands for itself. */
const holds = (text: typeof sitePages.url | typeof sitePages.title, part: string) =>
  sql`strpos(lower(${text}), lower(${part}::text)) > 0`;

/** Addresses encode non-ASCII characters, so the encoded form of the text is searched too. */
function matches(asked: string): SQL | undefined {
  const q = storableText(asked);
  const written = encodeURI(q);
  return or(
    holds(sitePages.url, q),
    holds(sitePages.title, q),
    written === q ? undefined : holds(sitePages.url, written),
  );
}

const filterOf = (auditId: string, { template, check, status, q }: Query): SQL | undefined =>
  and(
    eq(sitePages.auditId, auditId),
    template === undefined ? undefined : eq(sitePages.templateId, template),
    check === undefined ? undefined : sql`${check}::text = any(${sitePages.failed} || ${sitePages.warned})`,
    status === undefined ? undefined : eq(sitePages.status, status),
    q === undefined || q === '' ? undefined : matches(q),
  );

/** The pages after a given one: those with a later key, or with the same key and a later position. */
async function behind(db: Db, auditId: string, order: PageOrder, position: number): Promise<SQL> {
  const [last] = await db
    .select({ key: order.key })
    .from(sitePages)
    .where(and(eq(sitePages.auditId, auditId), eq(sitePages.position, position)));
  if (!last) throw new AppError('invalid_input', { text: 'cursor is the nextCursor of the page before' });
  const key = order.bind(last.key);
  const further = order.descending ? sql`${order.key} < ${key}` : sql`${order.key} > ${key}`;
  return sql`(${further} or (${order.key} = ${key} and ${sitePages.position} > ${position}))`;
}

/**
 * A page of the pages of an audit, in an order that depends only on its rows.
 *
 * @throws AppError not_found; invalid_input for a cursor of another order.
 */
export async function listPages(
  { db }: Pick<SitesDeps, 'db'>,
  ownerId: string,
  auditId: string,
  query: Query,
): Promise<EndpointResult<typeof listEndpoint>> {
  await requireAudit({ db }, ownerId, auditId);
  const sort = query.sort ?? 'score';
  const order = pageOrders[sort];
  const filter = filterOf(auditId, query);
  const [of, position] = query.cursor === undefined ? [] : openCursor(lastPage, query.cursor);
  if (of !== undefined && of !== sort)
    throw new AppError('invalid_input', { text: `cursor belongs to a list sorted by ${of}` });
  const rest = position === undefined ? undefined : await behind(db, auditId, order, position);
  const [total, rows] = await Promise.all([
    db.$count(sitePages, filter),
    db
      .select()
      .from(sitePages)
      .where(and(filter, rest))
      .orderBy(order.descending ? sql`${order.key} desc` : sql`${order.key}`, asc(sitePages.position))
      .limit(PAGE + 1),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const nextCursor = rows.length > PAGE && last ? sealCursor([sort, last.position]) : null;
  return { pages: page.map(presentPage), total, nextCursor };
}
