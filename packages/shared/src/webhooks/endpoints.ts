import { z } from 'zod';
import { nextCursor, uuidCursor } from '../contract/cursor.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { parseUrl } from '../network/parse-url.ts';
import { webhookEvents } from './event-names.ts';
import { delivery, webhook } from './schema.ts';

// Without a scope no key can make the calls about webhooks.
const own = { tag: 'Webhooks', access: 'signed-in', limit: 'default' } as const;
const byId = z.object({ id: z.uuid('not an id') });

const url = z
  .string()
  .trim()
  .max(2048, 'at most 2,048 characters')
  .refine(
    (text) => /^https?:\/\/\S+$/i.test(text) && parseUrl(text) !== null,
    'Please enter an http or https address',
  );
const events = z
  .array(z.enum(webhookEvents))
  .min(1, 'Please choose at least one event')
  .transform((asked) => webhookEvents.filter((event) => asked.includes(event)));

export const listWebhooks = defineEndpoint({
  ...own,
  id: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  summary: "The caller's webhooks, newest first, without their secrets",
  answers: {
    200: z.object({
      webhooks: z.array(webhook),
      resting: z
        .boolean()
        .meta({ description: "whether nothing is sent to any of them, because the account's plan has none" }),
    }),
  },
  errors: ['not_authenticated'],
});

export const addWebhook = defineEndpoint({
  ...own,
  id: 'addWebhook',
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Have events posted to an address; the secret that signs them is in this answer and nowhere else',
  body: z.object({ url, events }),
  answers: { 201: z.object({ webhook, secret: z.string() }) },
  errors: ['not_authenticated', 'plan_limit', 'target_refused'],
});

export const changeWebhook = defineEndpoint({
  ...own,
  id: 'changeWebhook',
  method: 'PUT',
  path: '/api/webhooks/:id',
  summary: 'Change the address or the events of a webhook, switch it off or on again',
  params: byId,
  body: z.object({ url: url.optional(), events: events.optional(), enabled: z.boolean().optional() }),
  answers: { 200: z.object({ webhook }) },
  errors: ['not_authenticated', 'not_found', 'plan_limit', 'target_refused'],
});

export const deleteWebhook = defineEndpoint({
  ...own,
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Forget a webhook and its deliveries',
  params: byId,
  answers: { 204: null },
  errors: ['not_authenticated', 'not_found'],
});

export const testWebhook = defineEndpoint({
  ...own,
  limit: 'webhook-send',
  id: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/:id/test',
  summary: 'Send a `webhook.test` event to a webhook',
  params: byId,
  answers: { 202: z.object({ delivery }) },
  errors: ['not_authenticated', 'not_found', 'plan_limit', 'unprocessable'],
});

export const rotateWebhookSecret = defineEndpoint({
  ...own,
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/:id/rotate',
  summary: 'Give a webhook a new secret; for 24 hours events are signed with both',
  params: byId,
  answers: { 200: z.object({ webhook, secret: z.string() }) },
  errors: ['not_authenticated', 'not_found', 'plan_limit'],
});

export const listDeliveries = defineEndpoint({
  ...own,
  id: 'listDeliveries',
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'What was sent to a webhook and what its receiver answered, newest first',
  params: byId,
  query: z.object({ cursor: uuidCursor.optional() }),
  answers: { 200: z.object({ deliveries: z.array(delivery), nextCursor }) },
  errors: ['not_authenticated', 'not_found'],
});

export const redeliver = defineEndpoint({
  ...own,
  limit: 'webhook-send',
  id: 'redeliver',
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:deliveryId/redeliver',
  summary: 'Send a delivery again: the same id and the same bytes',
  params: byId.extend({ deliveryId: z.uuid('not an id') }),
  answers: { 202: z.object({ delivery }) },
  errors: ['not_authenticated', 'not_found', 'plan_limit', 'unprocessable'],
});

/** Every call about webhooks. */
export const webhookEndpoints = [
  listWebhooks,
  addWebhook,
  changeWebhook,
  deleteWebhook,
  testWebhook,
  rotateWebhookSecret,
  listDeliveries,
  redeliver,
] as const;
