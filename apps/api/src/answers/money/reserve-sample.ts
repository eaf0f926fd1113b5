import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerLedger, answerPanels, answerRuns, answerSamples } from '../../db/schema/answers.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import { monthOf } from './micros.ts';
import { addToMonth, INSTALLATION } from './months.ts';

/**
 * The result of a reservation: `stop` if the run must not ask (any more), `paused` if its site is paused,
 * `unaffordable` if the month's budget has no room for the call.
 */
export type Reservation = 'reserved' | 'unaffordable' | 'stop' | 'paused';

/** Rolls back a refused reservation. */
class Refused extends Error {
  readonly why: Exclude<Reservation, 'reserved'>;
  constructor(why: Refused['why']) {
    super(why);
    this.why = why;
  }
}

const isAsking = (tx: Db, { id, worker }: Lease) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(answerRuns)
      .where(
        and(
          eq(answerRuns.id, id),
          eq(answerRuns.worker, worker),
          eq(answerRuns.status, 'running'),
          isNull(answerRuns.cancelRequestedAt),
        ),
      ),
  );

async function reserve(
  tx: Db,
  lease: Lease,
  { sample, siteId, micros, cap, now }: Wanted,
): Promise<'reserved'> {
  const month = monthOf(now);
  const [panel] = await tx
    .select({ budget: answerPanels.monthlyBudgetMicros, paused: answerPanels.paused })
    .from(answerPanels)
    .where(eq(answerPanels.siteId, siteId));
  if (!panel) throw new Refused('stop');
  if (panel.paused) throw new Refused('paused');
  if (!(await addToMonth(tx, { payer: INSTALLATION, month }, micros, cap))) throw new Refused('unaffordable');
  if (!(await addToMonth(tx, { payer: siteId, month }, micros, panel.budget)))
    throw new Refused('unaffordable');
  const [asked] = await tx
    .update(answerSamples)
    .set({ state: 'asked', at: now })
    .where(and(eq(answerSamples.id, sample.id), eq(answerSamples.state, 'waiting'), isAsking(tx, lease)))
    .returning({ id: answerSamples.id });
  if (!asked) throw new Refused('stop');
  await tx.insert(answerLedger).values({
    sampleId: sample.id,
    siteId,
    engine: sample.engine,
    month,
    reservedMicros: micros,
    reservedAt: now,
  });
  return 'reserved';
}

interface Wanted {
  sample: Pick<typeof answerSamples.$inferSelect, 'id' | 'engine'>;
  siteId: string;
  /** The maximum cost of the call. */
  micros: number;
  /** The installation's cap for this month. */
  cap: number;
  now: Date;
}

/**
 * Reserves the maximum cost of a call and marks its sample as asked, in one transaction, before the call. It
 * changes nothing if the sample was asked before, if the run is cancelled or belongs to another worker, if
 * the site is paused, or if the month's budget of the site or the installation has no room.
 */
export async function reserveSample(db: Db, lease: Lease, wanted: Wanted): Promise<Reservation> {
  try {
    return await db.transaction((tx) => reserve(tx, lease, wanted));
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
}

/** A call takes two minutes; an older reservation belongs to a process that is gone. */
const HELD_MS = 3 * 60_000;

/** Whether calls under way hold money that they may give back. */
export async function isMoneyHeld(db: Db, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - HELD_MS);
  return (
    (await db.$count(
      answerLedger,
      and(
        eq(answerLedger.month, monthOf(now)),
        isNull(answerLedger.settledMicros),
        gt(answerLedger.reservedAt, since),
      ),
    )) > 0
  );
}
