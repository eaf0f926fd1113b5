import * as calls from '@visible-ai/shared/webhooks/endpoints';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import { listDeliveries, redeliver, testWebhook } from './manage-deliveries.ts';
import { addWebhook, changeWebhook, deleteWebhook, listWebhooks, rotateSecret } from './manage-webhooks.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** Every call about webhooks. */
export const webhookRoutes = (deps: WebhooksDeps): Route[] => [
  route(calls.listWebhooks, async (_input, call) =>
    reply(200, await listWebhooks(deps, signedIn(call).userId)),
  ),
  route(calls.addWebhook, async ({ body }, call) =>
    reply(201, await addWebhook(deps, signedIn(call).userId, body)),
  ),
  route(calls.changeWebhook, async ({ params, body }, call) =>
    reply(200, await changeWebhook(deps, signedIn(call).userId, params.id, body)),
  ),
  route(calls.deleteWebhook, async ({ params }, call) => {
    await deleteWebhook(deps, signedIn(call).userId, params.id);
    return reply(204);
  }),
  route(calls.testWebhook, async ({ params }, call) =>
    reply(202, await testWebhook(deps, signedIn(call).userId, params.id)),
  ),
  route(calls.rotateWebhookSecret, async ({ params }, call) =>
    reply(200, await rotateSecret(deps, signedIn(call).userId, params.id)),
  ),
  route(calls.listDeliveries, async ({ params, query }, call) =>
    reply(200, await listDeliveries(deps, signedIn(call).userId, params.id, query.cursor)),
  ),
  route(calls.redeliver, async ({ params }, call) =>
    reply(202, await redeliver(deps, signedIn(call).userId, params.id, params.deliveryId)),
  ),
];
