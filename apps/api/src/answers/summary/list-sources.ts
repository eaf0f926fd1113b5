import { entityOfUrl } from '@visible-ai/answers';
import type { listAnswerSources } from '@visible-ai/shared/answers/endpoints';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { answerSamples, answerSources } from '../../db/schema/answers.ts';
import { openCursor, sealCursor } from '../../sites/list-cursor.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { currentPanel, ownSite } from '../panel/read-panel.ts';
import type { AskedPeriod } from './counted-runs.ts';
import { periodOf, runsWithin, versionsOf } from './runs-within.ts';

const PAGE = 50;
/** Listed pages of one host, the most cited first. */
const PAGES = 20;
const place = z.tuple([z.int(), z.int(), z.string().max(253)]);
const whole = (value: SQL) => sql<number>`${value}::int`;

/** The `ok` samples of runs, of prompts with a tag. */
async function okSamples(
  db: Db,
  siteId: string,
  period: { from: Date; to: Date },
  { engine, tag }: Pick<AskedPeriod, 'engine' | 'tag'>,
): Promise<SQL | null> {
  const runs = await runsWithin(db, siteId, period);
  if (runs.length === 0) return null;
  const tagged =
    tag === undefined
      ? null
      : (await versionsOf(db, siteId, runs)).flatMap(({ prompts }) =>
          prompts.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id),
        );
  if (tagged?.length === 0) return null;
  const ids = runs.map(({ id }) => id);
  return (
    and(
      inArray(answerSamples.runId, ids),
      eq(answerSamples.canary, false),
      eq(answerSamples.status, 'ok'),
      engine ? eq(answerSamples.engine, engine) : undefined,
      tagged ? inArray(answerSamples.promptId, [...new Set(tagged)]) : undefined,
    ) ?? null
  );
}

/** Hosts by the number of answers that cite them, then by the number that only read them. */
async function readHosts(db: Db, ok: SQL, after: z.output<typeof place> | null) {
  const cited = sql`count(*) filter (where ${answerSources.kind} = 'cited')`;
  const retrieved = sql`count(*) filter (where ${answerSources.kind} = 'retrieved')`;
  const host = sql`${answerSources.host} collate "C"`;
  return db
    .select({ host: answerSources.host, cited: whole(cited), retrieved: whole(retrieved) })
    .from(answerSources)
    .innerJoin(answerSamples, eq(answerSamples.id, answerSources.sampleId))
    .where(and(ok, answerSources.leads))
    .groupBy(answerSources.host)
    .having(
      after
        ? sql`(-(${cited}), -(${retrieved}), ${host}) > (${-after[0]}::bigint, ${-after[1]}::bigint, ${after[2]}::text collate "C")`
        : sql`true`,
    )
    .orderBy(desc(cited), desc(retrieved), host)
    .limit(PAGE + 1);
}

/** The cited pages of hosts. */
async function readPages(db: Db, ok: SQL, hosts: readonly string[]) {
  const pages = new Map<string, { url: string; cited: number }[]>();
  if (hosts.length === 0) return pages;
  const { host, url, sampleId, kind } = answerSources;
  // An address occurs once in an answer.
  const cited = sql`count(*)`;
  const ranked = db
    .select({
      ...{ host, url },
      cited: whole(cited).as('cited'),
      rank: sql<number>`row_number() over (partition by ${host} order by ${cited} desc, ${url} collate "C")`.as(
        'rank',
      ),
    })
    .from(answerSources)
    .innerJoin(answerSamples, eq(answerSamples.id, sampleId))
    .where(and(ok, eq(kind, 'cited'), inArray(host, [...hosts])))
    .groupBy(host, url)
    .as('ranked');
  const rows = await db
    .select({ host: ranked.host, url: ranked.url, cited: ranked.cited })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${PAGES}`)
    .orderBy(ranked.rank);
  for (const row of rows)
    pages.set(row.host, [...(pages.get(row.host) ?? []), { url: row.url, cited: row.cited }]);
  return pages;
}

/**
 * The hosts that the answers of a period use, the most cited first, each with its most cited pages.
 *
 * @throws AppError not_found; invalid_input for an invalid period or cursor.
 */
export async function listSources(
  deps: Pick<AnswersDeps, 'db' | 'now' | 'engines' | 'monthlyBudgetMicros'>,
  ownerId: string,
  siteId: string,
  { cursor, ...asked }: AskedPeriod & { cursor?: string | undefined },
): Promise<EndpointResult<typeof listAnswerSources>> {
  const { db } = deps;
  const after = cursor === undefined ? null : openCursor(place, cursor);
  const period = periodOf(asked, deps.now());
  const site = await ownSite(db, ownerId, siteId);
  const ok = await okSamples(db, siteId, period, asked);
  if (!ok) return { sources: [], nextCursor: null };
  const { asked: panel } = await currentPanel(deps, db, site);
  const rows = await readHosts(db, ok, after);
  const hosts = rows.slice(0, PAGE);
  const pages = await readPages(
    db,
    ok,
    hosts.map(({ host }) => host),
  );
  const samples = await db.$count(answerSamples, ok);
  const last = hosts.at(-1);
  return {
    sources: hosts.map(({ host, cited, retrieved }) => ({
      ...{ host, cited, retrieved, samples },
      entityId: entityOfUrl(`https://${host}/`, panel.entities),
      pages: pages.get(host) ?? [],
    })),
    nextCursor: rows.length > PAGE && last ? sealCursor([last.cited, last.retrieved, last.host]) : null,
  };
}
