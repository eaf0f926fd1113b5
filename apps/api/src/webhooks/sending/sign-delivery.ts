import { Webhook } from 'standardwebhooks';

/**
 * The headers that prove to a receiver who sent these bytes, and when (Standard Webhooks 1.0.0).
 *
 * @param secrets each of them signs: during a rotation a receiver may know either one.
 */
export function signDelivery(
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
