import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isLeased, leaseFor } from '../../db/lease.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../db/schema/webhooks.ts';
import type { DeliveryRow } from '../delivery-store.ts';
import type { WebhookRow } from '../webhook-store.ts';
import { LONGEST_WAIT } from './retry-schedule.ts';

/** A claimed delivery, and its target. */
export interface Claim {
  delivery: DeliveryRow;
  webhook: WebhookRow;
}

/** For one webhook, on all instances together: a receiver that hangs blocks no more than this. */
const AT_ONCE = 2;
/** A lock number that only these claims use. */
const CLAIM_LOCK = 7_140_253;

/** The longest due delivery, of the owners with the fewest claimed deliveries. */
function nextDue(now: Date) {
  // Raw SQL does not accept a Date with every driver.
  const moment = sql`${now.toISOString()}::timestamptz`;
  // Later than any retry: the clock was ahead when this was set. Nobody waits for that time.
  const astray = sql`${new Date(now.getTime() + LONGEST_WAIT).toISOString()}::timestamptz`;
  return sql`
    with hand as (
      select held.webhook_id, to_hook.user_id
      from webhook_deliveries held join webhooks to_hook on to_hook.id = held.webhook_id
      where held.next_attempt_at is not null and ${isLeased(sql`held.lease_until`)}
    )
    select due.id
    from webhook_deliveries due
    join webhooks hook on hook.id = due.webhook_id
    left join (select webhook_id, count(*) as held from hand group by webhook_id) of_hook
      on of_hook.webhook_id = due.webhook_id
    left join (select user_id, count(*) as held from hand group by user_id) of_owner
      on of_owner.user_id = hook.user_id
    where (due.next_attempt_at <= ${moment} or due.next_attempt_at > ${astray})
      and not ${isLeased(sql`due.lease_until`)}
      and coalesce(of_hook.held, 0) < ${AT_ONCE}
    order by coalesce(of_owner.held, 0), due.next_attempt_at, due.id
    limit 1`;
}

/**
 * Claims the next delivery for a run until the lease ends; null if none can be sent. One claim at a time, so
 * that two instances do not both take a webhook's last free place.
 */
export async function claimDelivery(
  db: Db,
  { worker, now, leaseMs }: { worker: string; now: Date; leaseMs: number },
): Promise<Claim | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const [delivery] = await tx
      .update(deliveries)
      .set({ worker, leaseUntil: leaseFor(leaseMs) })
      .where(eq(deliveries.id, sql`(${nextDue(now)})`))
      .returning(getTableColumns(deliveries));
    if (!delivery) return null;
    const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
    return webhook ? { delivery, webhook } : null;
  });
}

/** Whether a run would find something to send now. */
export const isDeliveryDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(deliveries, eq(deliveries.id, sql`(${nextDue(now)})`))) > 0;
