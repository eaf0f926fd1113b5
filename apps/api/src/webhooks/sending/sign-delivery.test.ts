import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { createSecretBox, newWebhookSecret } from '../secrets.ts';
import { signDelivery } from './sign-delivery.ts';

const delivery = {
  id: '55555555-5555-4555-8555-555555555555',
  body: '{"type":"webhook.test","text":"grüße 😀"}',
};

it('is signed as the reference library and plain node:crypto expect it', () => {
  const secret = newWebhookSecret();
  const now = new Date();
  const headers = signDelivery(delivery, [secret], now);
  expect(new Webhook(secret).verify(delivery.body, headers)).toEqual(JSON.parse(delivery.body));
  const { 'webhook-timestamp': seconds = '', 'webhook-signature': signature } = headers;
  expect(seconds).toBe(String(Math.floor(now.getTime() / 1000)));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${delivery.id}.${seconds}.${delivery.body}`;
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
});

it('is signed with the example of the standard as that says', () => {
  const example = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
  };
  const headers = signDelivery(
    example,
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    new Date(1_614_265_330_000),
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('is signed by both secrets while one is replaced', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  const headers = signDelivery(delivery, [one, other], new Date());
  for (const secret of [one, other]) expect(new Webhook(secret).verify(delivery.body, headers)).toBeTruthy();
  expect(() => new Webhook(newWebhookSecret()).verify(delivery.body, headers)).toThrow();
});

it('has secrets of 32 random bytes, which are kept sealed', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(secret);
  const box = createSecretBox('of this installation');
  const sealed = box.seal(secret, 'one');
  expect(sealed).not.toContain(secret.slice(6, 20));
  expect(box.seal(secret, 'one')).not.toBe(sealed);
  expect(box.open(sealed, 'one')).toBe(secret);
  expect(box.open(sealed, 'other')).toBeNull();
  expect(createSecretBox('of another').open(sealed, 'one')).toBeNull();
  for (const broken of ['', 'short', `${sealed.slice(0, -3)}AAA`]) expect(box.open(broken, 'one')).toBeNull();
});
