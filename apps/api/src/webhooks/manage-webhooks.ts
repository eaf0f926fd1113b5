import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { listWebhooks as listEndpoint } from '@visible-ai/shared/webhooks/endpoints';
import type { WebhookEvent } from '@visible-ai/shared/webhooks/event-names';
import { MOST_WEBHOOKS, type Webhook } from '@visible-ai/shared/webhooks/schema';
import { lockAccount } from '../accounts/account-store.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { overPlan, planOf } from '../sites/plan-of.ts';
import { restWaiting } from './delivery-store.ts';
import { presentWebhook } from './present-webhook.ts';
import { newWebhookSecret } from './secrets.ts';
import {
  countWebhooks,
  insertWebhook,
  listWebhookRows,
  lockWebhook,
  removeWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhook-store.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

type Deps = Pick<WebhooksDeps, 'db' | 'box' | 'poster' | 'now' | 'newId'>;

/** How long the previous secret also signs. */
const BOTH_SIGN_MS = 24 * 3_600_000;

export const noSuchWebhook = () => new AppError('not_found', { text: 'There is no such webhook' });

/** @throws AppError plan_limit for an account whose plan has no webhooks. */
export async function requireWebhooks(db: Db, userId: string): Promise<void> {
  const plan = await planOf(db, userId);
  if (!plan.monitoring) throw overPlan(plan, 'monitoring', 'sends no webhooks');
}

/** An address in its stored form. @throws AppError target_refused if it is not on the public internet. */
function targetOf({ poster }: Pick<Deps, 'poster'>, asked: string): string {
  const { href } = new URL(asked);
  if (!poster.checkTarget(href).ok)
    throw new AppError('target_refused', {
      text: 'Events are sent to public addresses alone, over http or https on their usual ports and without a user name.',
    });
  return href;
}

export async function listWebhooks(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<EndpointResult<typeof listEndpoint>> {
  const rows = await listWebhookRows(db, userId);
  const { monitoring } = await planOf(db, userId);
  return { webhooks: rows.map(presentWebhook), resting: !monitoring };
}

/** @throws AppError plan_limit, target_refused. */
export async function addWebhook(
  deps: Deps,
  userId: string,
  asked: { url: string; events: WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  const { db, box, now, newId } = deps;
  const url = targetOf(deps, asked.url);
  const row = await db.transaction(async (tx) => {
    // A concurrent call for the same account waits here and then sees this webhook.
    await lockAccount(tx, userId);
    await requireWebhooks(tx, userId);
    if ((await countWebhooks(tx, userId)) >= MOST_WEBHOOKS)
      throw overPlan(await planOf(tx, userId), 'webhooks', `holds ${MOST_WEBHOOKS} webhooks`);
    const [id, secret] = [newId(), newWebhookSecret()];
    const kept = { id, userId, url, events: asked.events, secret: box.seal(secret, id), createdAt: now() };
    return { secret, webhook: presentWebhook(await insertWebhook(tx, kept)) };
  });
  return row;
}

/**
 * Effects of `enabled`: switching a webhook on clears its failures; switching it off stops its waiting
 * deliveries.
 */
async function switched(tx: Db, row: WebhookRow, enabled: boolean | undefined, now: Date) {
  if (enabled === undefined || enabled === row.enabled) return {};
  if (!enabled) await restWaiting(tx, row.id);
  return { enabled, disabledAt: enabled ? null : now, failingSince: null };
}

/**
 * Changes what its owner may change of a webhook. Switching it off needs no plan.
 *
 * @throws AppError not_found, plan_limit, target_refused.
 */
export async function changeWebhook(
  deps: Deps,
  userId: string,
  id: string,
  asked: { url?: string | undefined; events?: WebhookEvent[] | undefined; enabled?: boolean | undefined },
): Promise<{ webhook: Webhook }> {
  const { url, events, enabled } = asked;
  return deps.db.transaction(async (tx) => {
    const row = await lockWebhook(tx, userId, id);
    if (!row) throw noSuchWebhook();
    if (url !== undefined || events !== undefined || enabled === true) await requireWebhooks(tx, userId);
    const change = {
      ...(url === undefined ? {} : { url: targetOf(deps, url) }),
      ...(events === undefined ? {} : { events }),
      ...(await switched(tx, row, enabled, deps.now())),
    };
    const isChanged = Object.keys(change).length > 0;
    return { webhook: presentWebhook(isChanged ? await updateWebhook(tx, id, change) : row) };
  });
}

/** @throws AppError not_found. */
export async function deleteWebhook({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await removeWebhook(db, userId, id))) throw noSuchWebhook();
}

/**
 * Gives a webhook a new secret. The previous secret also signs for 24 hours; an older one no longer signs.
 *
 * @throws AppError not_found, plan_limit.
 */
export async function rotateSecret(
  { db, box, now }: Pick<Deps, 'db' | 'box' | 'now'>,
  userId: string,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  return db.transaction(async (tx) => {
    const row = await lockWebhook(tx, userId, id);
    if (!row) throw noSuchWebhook();
    await requireWebhooks(tx, userId);
    const secret = newWebhookSecret();
    const changed = await updateWebhook(tx, id, {
      secret: box.seal(secret, id),
      secretBefore: row.secret,
      secretBeforeUntil: new Date(now().getTime() + BOTH_SIGN_MS),
    });
    return { secret, webhook: presentWebhook(changed) };
  });
}
