import { findAccount } from '../accounts/account-store.ts';
import type { Db } from '../db/database.ts';
import { isCapReached } from '../infra/mailer/is-cap-reached.ts';
import { renderWebhookOffMail } from '../mail/render-webhook-mails.ts';
import { restWaiting } from './delivery-store.ts';
import { updateWebhook, type WebhookRow } from './webhook-store.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

const KEY = 'webhook-off:';

/**
 * Switches a webhook off because of its receiver, in the caller's transaction: its deliveries stop waiting,
 * and its owner is told by mail.
 *
 * @param webhook locked, and switched on.
 */
export async function disableWebhook(
  { mailer, appUrl, now }: Pick<WebhooksDeps, 'mailer' | 'appUrl' | 'now'>,
  tx: Db,
  { id, userId, url }: WebhookRow,
  why: { because: 'gone' | 'failing'; error: string },
): Promise<void> {
  const disabledAt = now();
  await updateWebhook(tx, id, { enabled: false, disabledAt });
  await restWaiting(tx, id);
  const owner = await findAccount(tx, userId);
  // The screen shows it without a mail, too.
  if (!owner || (await isCapReached(tx, KEY, disabledAt))) return;
  await mailer.queue(tx, {
    key: `${KEY}${id}:${disabledAt.getTime()}`,
    to: owner.email,
    ...renderWebhookOffMail({ ...why, url, appUrl }),
  });
}
