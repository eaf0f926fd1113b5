import type { PostOutcome } from '@visible-ai/engine';
import type { DeliveryAttempt } from '@visible-ai/shared/webhooks/schema';
import type { Db } from '../../db/database.ts';
import { planOf } from '../../sites/plan-of.ts';
import { endRun, releaseDelivery } from '../delivery-store.ts';
import { disableWebhook } from '../disable-webhook.ts';
import { GIVEN_UP_AFTER_MS } from '../present-webhook.ts';
import { lockWebhook, updateWebhook, type WebhookRow } from '../webhook-store.ts';
import { WEBHOOKS_QUEUE, type WebhooksDeps } from '../webhooks-deps.ts';
import type { Claim } from './claim-delivery.ts';
import { judgeAttempt, type Verdict } from './judge-attempt.ts';
import { signDelivery } from './sign-delivery.ts';

/** The secrets that sign now, the newest first. */
function secretsOf({ box, now }: WebhooksDeps, webhook: WebhookRow): string[] {
  const { id, secret, secretBefore, secretBeforeUntil } = webhook;
  const isBoth = secretBefore && secretBeforeUntil && secretBeforeUntil > now();
  return [secret, ...(isBoth ? [secretBefore] : [])].flatMap((sealed) => box.open(sealed, id) ?? []);
}

async function post(
  deps: WebhooksDeps,
  { delivery, webhook }: Claim,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const secrets = secretsOf(deps, webhook);
  if (secrets.length === 0)
    return {
      ok: false,
      kind: 'aborted',
      text: 'Its secret cannot be read any more: the installation has another one than before. Rotate it.',
    };
  return deps.poster.post({
    url: webhook.url,
    headers: signDelivery(delivery, secrets, deps.now()),
    body: new TextEncoder().encode(delivery.body),
    signal,
  });
}

/** What the attempt means for the webhook itself, which is locked. */
async function noteOnWebhook(
  deps: WebhooksDeps,
  tx: Db,
  webhook: WebhookRow,
  { verdict, began }: { verdict: Verdict; began: Date },
): Promise<void> {
  if (verdict.status === 'delivered') {
    if (webhook.failingSince) await updateWebhook(tx, webhook.id, { failingSince: null });
    return;
  }
  const failingSince = webhook.failingSince ?? began;
  if (!webhook.failingSince) await updateWebhook(tx, webhook.id, { failingSince });
  // Only at the end of all retries: a bad minute after a quiet week is no week of failures.
  const isGivenUp =
    verdict.status === 'failed' && began.getTime() - failingSince.getTime() >= GIVEN_UP_AFTER_MS;
  if (verdict.status === 'gone' || isGivenUp)
    await disableWebhook(deps, tx, webhook, {
      because: isGivenUp ? 'failing' : 'gone',
      error: verdict.error,
    });
}

async function noteAttempt(
  deps: WebhooksDeps,
  { delivery, webhook }: Claim,
  { verdict, attempt, began }: { verdict: Verdict; attempt: DeliveryAttempt; began: Date },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const current = await lockWebhook(tx, webhook.userId, webhook.id);
    if (!current) return false;
    const isOff = !current.enabled && verdict.status === 'waiting';
    const nextAttemptAt = verdict.status === 'waiting' && !isOff ? verdict.nextAttemptAt : null;
    const status = isOff || verdict.status === 'gone' ? 'disabled' : verdict.status;
    if (!(await endRun(tx, delivery, { status, nextAttemptAt, attempt }))) return false;
    if (nextAttemptAt) await deps.queue.send(tx, WEBHOOKS_QUEUE, {}, { startAfter: nextAttemptAt });
    if (current.enabled) await noteOnWebhook(deps, tx, current, { verdict, began });
    return true;
  });
}

/**
 * Makes one attempt at a claimed delivery and stores the result. Whatever the receiver does is a result; if
 * the service stops, the delivery is put back unchanged.
 *
 * @throws the reason of the stop.
 */
export async function sendDelivery(deps: WebhooksDeps, claim: Claim, stopping: AbortSignal): Promise<void> {
  const { db, now, logger } = deps;
  const { delivery, webhook } = claim;
  if (!webhook.enabled || !(await planOf(db, webhook.userId)).monitoring) {
    await endRun(db, delivery, { status: 'disabled' });
    return;
  }
  const began = now();
  const outcome = await post(deps, claim, stopping);
  if (stopping.aborted) {
    await releaseDelivery(db, delivery);
    throw stopping.reason;
  }
  const tries = delivery.tries + 1;
  const before = delivery.tries === 0 ? undefined : delivery.attempts.at(-delivery.tries);
  const first = before ? new Date(before.at) : began;
  const verdict = judgeAttempt(outcome, { tries, first, now: now() }, deps.random());
  const attempt = {
    at: began.toISOString(),
    httpStatus: outcome.ok ? outcome.status : null,
    error: verdict.status === 'delivered' ? null : verdict.error,
    durationMs: now().getTime() - began.getTime(),
  };
  const isNoted = await noteAttempt(deps, claim, { verdict, attempt, began });
  logger.info(
    {
      delivery: delivery.id,
      webhook: webhook.id,
      event: delivery.event,
      tries,
      status: verdict.status,
      isNoted,
    },
    'An event was sent to a webhook',
  );
}
