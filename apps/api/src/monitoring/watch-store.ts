import { alertKinds } from '@visible-ai/shared/sites/webhook-events';
import { and, asc, eq, isNull, lte, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { isLeased, leaseFor } from '../db/lease.ts';
import { siteRegressions, siteWatches } from '../db/schema/monitoring.ts';
import { storableJson } from '../db/storable-json.ts';
import { type Regression, regression } from './rules/alert-rule.ts';
import { type SiteSnapshot, siteSnapshot } from './rules/site-snapshot.ts';

/** A site that is due and that one run holds. */
export interface Watch {
  siteId: string;
  worker: string;
  known: SiteSnapshot | null;
  /** The audit to judge, or whose suspects must be checked again. */
  step:
    | { do: 'judge'; auditId: string }
    | { do: 'look'; auditId: string; look: number; suspects: Regression[] }
    | { do: 'nothing' };
  attempts: number;
}

const asJson = (value: unknown) => sql`${storableJson(value)}::json`;
const isMine = ({ siteId, worker }: Pick<Watch, 'siteId' | 'worker'>) =>
  and(eq(siteWatches.siteId, siteId), eq(siteWatches.worker, worker));
const isFree = (now: Date) => and(lte(siteWatches.dueAt, now), not(isLeased(siteWatches.leaseUntil)));

/**
 * Records an audit that has ended. It is judged after the one before is decided; of several only the newest
 * is judged.
 */
export async function noteAudit(tx: Db, siteId: string, auditId: string, now: Date): Promise<void> {
  await tx
    .insert(siteWatches)
    .values({ siteId, waitingAuditId: auditId, dueAt: now })
    .onConflictDoUpdate({
      target: siteWatches.siteId,
      set: {
        waitingAuditId: auditId,
        // Drizzle does not qualify columns in an update. A site with suspects keeps the time of its next
        // check.
        dueAt: sql`case when ${siteWatches.auditId} is null then ${now.toISOString()}::timestamptz else ${siteWatches.dueAt} end`,
      },
    });
}

export const isWatchDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(siteWatches, isFree(now))) > 0;

const stepOf = (row: typeof siteWatches.$inferSelect): Watch['step'] => {
  if (row.auditId !== null)
    return {
      do: 'look',
      auditId: row.auditId,
      look: row.looks + 1,
      // Suspects that an older release stored in another form are left to the next audit.
      suspects: row.suspects.flatMap((one) => regression.safeParse(one).data ?? []),
    };
  return row.waitingAuditId === null ? { do: 'nothing' } : { do: 'judge', auditId: row.waitingAuditId };
};

/** Takes the site that has been due longest; null if there is none. Of several callers only one gets it. */
export async function claimWatch(
  db: Db,
  { worker, now, leaseMs }: { worker: string; now: Date; leaseMs: number },
): Promise<Watch | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ siteId: siteWatches.siteId })
      .from(siteWatches)
      .where(isFree(now))
      .orderBy(asc(siteWatches.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [row] = await tx
      .update(siteWatches)
      .set({
        worker,
        leaseUntil: leaseFor(leaseMs),
        attempts: sql`${siteWatches.attempts} + 1`,
      })
      .where(eq(siteWatches.siteId, due.siteId))
      .returning();
    if (!row) return null;
    const { siteId, attempts } = row;
    return {
      siteId,
      worker,
      attempts,
      known: siteSnapshot.safeParse(row.known).data ?? null,
      step: stepOf(row),
    };
  });
}

const LET_GO = { worker: null, leaseUntil: null };

/**
 * Releases a site before its work is finished.
 *
 * @param next when it is due again. Default: at once. A run that failed counts as a try.
 */
export async function releaseWatch(
  db: Db,
  watch: Watch,
  { dueAt, failed = false }: { dueAt?: Date; failed?: boolean } = {},
): Promise<void> {
  await db
    .update(siteWatches)
    .set({
      ...LET_GO,
      ...(dueAt ? { dueAt } : {}),
      ...(failed ? {} : { attempts: sql`greatest(0, ${siteWatches.attempts} - 1)` }),
    })
    .where(isMine(watch));
}

/** Only if this process is the only one, and before it works. */
export async function dropAllWatches(db: Db): Promise<void> {
  await db.update(siteWatches).set(LET_GO);
}

/** Stores suspects for their next check. */
export async function keepSuspects(
  db: Db,
  watch: Watch,
  next: { auditId: string; looks: number; suspects: readonly Regression[]; dueAt: Date },
): Promise<void> {
  const { auditId, looks, suspects, dueAt } = next;
  await db
    .update(siteWatches)
    .set({
      ...LET_GO,
      ...{ auditId, looks, dueAt, attempts: 0 },
      suspects: sql`${storableJson(suspects)}::jsonb`,
      // The audit that this run holds no longer waits. An audit that has ended since then does.
      waitingAuditId: sql`nullif(${siteWatches.waitingAuditId}, ${auditId}::uuid)`,
    })
    .where(isMine(watch));
}

/**
 * Finishes the decision about an audit. The next audit is compared with the state that is known now.
 *
 * @returns false if this run no longer holds the site, or the site is gone.
 */
export async function endWatch(
  tx: Db,
  watch: Watch,
  { auditId, known, now }: { auditId: string | null; known: SiteSnapshot | null; now: Date },
): Promise<boolean> {
  const waiting = sql`nullif(${siteWatches.waitingAuditId}, ${auditId}::uuid)`;
  const ended = await tx
    .update(siteWatches)
    .set({
      ...LET_GO,
      ...(known ? { known: asJson(known) } : {}),
      ...{ auditId: null, looks: 0, suspects: [], attempts: 0 },
      waitingAuditId: waiting,
      dueAt: sql`case when ${waiting} is null then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(isMine(watch))
    .returning({ siteId: siteWatches.siteId });
  return ended.length > 0;
}

const storedRegression = z.object({ id: z.string(), regression, isTold: z.boolean() });
export type OpenRegression = z.infer<typeof storedRegression>;

/** Reports of a site that have not recovered, including those that were not sent because the site was muted. */
export async function openRegressions(db: Db, siteId: string): Promise<OpenRegression[]> {
  const rows = await db
    .select({
      id: siteRegressions.id,
      regression: siteRegressions.regression,
      isTold: sql<boolean>`${siteRegressions.toldAt} is not null`,
    })
    .from(siteRegressions)
    .where(and(eq(siteRegressions.siteId, siteId), isNull(siteRegressions.recoveredAt)));
  const found = rows.flatMap((row) => storedRegression.safeParse(row).data ?? []);
  // In the order of the alerts: by kind, then by subject.
  return found.sort(({ regression: one }, { regression: other }) =>
    one.kind === other.kind
      ? Number(one.subject > other.subject) - Number(one.subject < other.subject)
      : alertKinds.indexOf(one.kind) - alertKinds.indexOf(other.kind),
  );
}

/** Stores what is reported. Further pages of an earlier report are added to it. */
export async function keepRegression(
  tx: Db,
  siteId: string,
  found: Regression,
  {
    auditId,
    now,
    isTold,
    before,
  }: { auditId: string; now: Date; isTold: boolean; before?: OpenRegression | undefined },
): Promise<void> {
  const { kind, subject } = found;
  const told = isTold ? { toldAt: now } : {};
  if (!before) {
    const kept = sql`${storableJson(found)}::jsonb`;
    await tx
      .insert(siteRegressions)
      .values({ siteId, kind, subject, regression: kept, auditId, foundAt: now, ...told });
    return;
  }
  const places = [...new Set([...before.regression.places, ...found.places])];
  // A score has recovered when it is back at its value before the first report.
  const was = before.regression.was ?? found.was;
  const kept = sql`${storableJson({ ...found, places, was })}::jsonb`;
  await tx
    .update(siteRegressions)
    .set({ regression: kept, auditId, foundAt: now, ...told })
    .where(eq(siteRegressions.id, before.id));
}

export async function endRegression(tx: Db, { id }: OpenRegression, now: Date): Promise<void> {
  await tx.update(siteRegressions).set({ recoveredAt: now }).where(eq(siteRegressions.id, id));
}
