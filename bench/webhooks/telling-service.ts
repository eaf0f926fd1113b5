import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { addWebhook, testWebhook } from '@visible-ai/shared/webhooks/endpoints';
import type { WebhookEvent } from '@visible-ai/shared/webhooks/event-names';
import { askApi } from '../support/ask-api.ts';
import { type Service, startService } from '../support/start-service.ts';

const CORES = 2;
const ADMIN = { email: 'bench@example.com', password: 'bench-password' };

/** The built service in its own folder. */
export const startTelling = (hosts: readonly string[], dataDir: string): Promise<Service> =>
  startService(hosts, CORES, {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });

export async function signIn({ url }: Service): Promise<string> {
  const { tokens } = await askApi(url, 'auth/login', login.answers[200], { body: ADMIN });
  return tokens.accessToken;
}

export async function listen(
  { url }: Service,
  token: string,
  to: string,
  events: WebhookEvent[],
): Promise<{ id: string; secret: string }> {
  const body = { url: to, events };
  const { webhook, secret } = await askApi(url, 'webhooks', addWebhook.answers[201], { body, token });
  return { id: webhook.id, secret };
}

/** @returns the id with which it will arrive. */
export async function sendTest({ url }: Service, token: string, id: string): Promise<string> {
  const call = { body: {}, token };
  return (await askApi(url, `webhooks/${id}/test`, testWebhook.answers[202], call)).delivery.id;
}

export interface Arrival {
  id: string;
  body: string;
  signature: string;
  seconds: string;
  at: number;
}

export interface Receiver {
  url: string;
  host: string;
  arrivals: Arrival[];
  close(): void;
}

/** @param status the answer to the n-th request, after some milliseconds; null for no answer. */
export async function openReceiver(
  status: (number: number) => number | null,
  latencyMs = 0,
): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers } = request;
    arrivals.push({
      id: String(headers['webhook-id']),
      signature: String(headers['webhook-signature']),
      seconds: String(headers['webhook-timestamp']),
      body: Buffer.concat(chunks).toString('utf8'),
      at: Date.now(),
    });
    const answer = status(arrivals.length);
    if (latencyMs) await wait(latencyMs);
    if (answer !== null) response.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    host: `127.0.0.1:${port}`,
    arrivals,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Verified by hand, as docs/webhooks.md describes. */
export function isSigned({ id, seconds, body, signature }: Arrival, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return signature === `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}
