import { randomUUID } from 'node:crypto';
import { webhookEvents } from '@visible-ai/shared/webhooks/event-names';
import { eventBody } from '@visible-ai/shared/webhooks/events';
import { MOST_WEBHOOKS } from '@visible-ai/shared/webhooks/schema';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { webhookDeliveries } from '../../src/db/schema/webhooks.ts';
import { testDatabases } from '../support/create-test-database.ts';
import type { Account } from '../support/open-calls.ts';
import { openClock } from '../support/open-monitoring-service.ts';
import {
  openWebhooksService,
  type WebhooksService,
  type WebhooksServiceSettings,
} from '../support/open-webhooks-service.ts';
import { openReceiver, type Receiver } from './open-receiver.ts';

const DAY = 24 * 60;

const until = (is: () => boolean | Promise<boolean>) =>
  vi.waitFor(
    async () => {
      if (!(await is())) throw new Error('Not yet');
    },
    { timeout: 20_000, interval: 25 },
  );

describe.each(testDatabases)('webhooks, on $name', ({ create }) => {
  let database: Database;
  let receiver: Receiver;
  let clock: ReturnType<typeof openClock>;
  let services: WebhooksService[];
  let service: WebhooksService;
  let ann: Account;
  beforeEach(async () => {
    [database, receiver] = await Promise.all([create(), openReceiver()]);
    // The reference library checks against the real time.
    clock = openClock(new Date().toISOString());
    services = [];
    service = await open();
    ann = await service.account();
  });
  afterEach(async () => {
    await Promise.all(services.map((one) => one.close()));
    await Promise.all([receiver.close(), database.close()]);
  });

  async function open(settings: Partial<WebhooksServiceSettings> = {}): Promise<WebhooksService> {
    const opened = await openWebhooksService(database, { clock, allow: [receiver.host], ...settings });
    services.push(opened);
    return opened;
  }
  const add = async (events: string[] = [...webhookEvents], url = receiver.url) => {
    const { body } = await service.post('webhooks', ann, { url, events }).expect(201);
    return { id: String(body.webhook.id), secret: String(body.secret), webhook: body.webhook };
  };
  const test = async (id: string) => {
    const { body } = await service.post(`webhooks/${id}/test`, ann).expect(202);
    return String(body.delivery.id);
  };
  const plan = (subscriptionStatus: 'active' | 'expired') =>
    database.db.update(users).set({ subscriptionStatus }).where(eq(users.id, ann.id));
  const deliveriesOf = async (id: string) =>
    (await service.get(`webhooks/${id}/deliveries`, ann).expect(200)).body.deliveries;
  const listed = async () => (await service.get('webhooks', ann).expect(200)).body;
  const completed = (analysisId = 'abc') =>
    eventBody.parse({
      type: 'analysis.completed',
      timestamp: clock.now().toISOString(),
      data: {
        ...{ analysisId, requestedUrl: 'https://shop.example/', url: 'https://shop.example/' },
        ...{
          siteName: 'Shop 😀',
          score: 71,
          reportUrl: 'https://visible.example/website-analysis?report=abc',
        },
      },
    });
  const tell = (events = [completed()]) => database.db.transaction((tx) => service.tell(tx, ann.id, events));
  /** Sends until nothing waits: all attempts. */
  async function sendAll(): Promise<void> {
    for (;;) {
      await service.sendDue();
      const due = (await service.deliveries()).flatMap(({ nextAttemptAt }) => nextAttemptAt?.getTime() ?? []);
      if (due.length === 0) return;
      clock.set(new Date(Math.min(...due)));
    }
  }
  const refuse = (status: number, headers = {}, words = '') => {
    receiver.answer = (response) => response.writeHead(status, headers).end(words);
  };

  it('are kept for their owner, with the secret said once', async () => {
    const { id, secret, webhook } = await add(['site.regressed', 'analysis.completed', 'site.regressed']);
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toEqual({
      ...{ id, url: receiver.url, events: ['analysis.completed', 'site.regressed'], enabled: true },
      ...{
        disabledAt: null,
        disabledBecause: null,
        failingSince: null,
        createdAt: clock.now().toISOString(),
      },
    });
    expect(await listed()).toEqual({ webhooks: [webhook], resting: false });
    expect(JSON.stringify(await service.rows())).not.toContain(secret.slice(6));
    const { body } = await service.put(`webhooks/${id}`, ann, { events: ['content.completed'] }).expect(200);
    expect(body.webhook).toEqual({ ...webhook, events: ['content.completed'] });
    await service.remove(`webhooks/${id}`, ann).expect(204);
    await service.remove(`webhooks/${id}`, ann).expect(404);
    expect((await listed()).webhooks).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const { id } = await add();
    const delivery = await test(id);
    const bo = await service.account();
    expect((await service.get('webhooks', bo)).body.webhooks).toEqual([]);
    await service.put(`webhooks/${id}`, bo, { enabled: false }).expect(404);
    await service.remove(`webhooks/${id}`, bo).expect(404);
    await service.get(`webhooks/${id}/deliveries`, bo).expect(404);
    for (const call of ['test', 'rotate', `deliveries/${delivery}/redeliver`])
      await service.post(`webhooks/${id}/${call}`, bo).expect(404);
    await service.post(`webhooks/${id}/deliveries/${randomUUID()}/redeliver`, ann).expect(404);
  });

  it('go to no private address', async () => {
    const { id } = await add();
    for (const url of [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'http://localhost/',
      'https://user:secret@example.com/',
      'https://example.com:8443/',
    ]) {
      const { body } = await service.post('webhooks', ann, { url, events: ['site.regressed'] }).expect(422);
      expect(body.code).toBe('target_refused');
      await service.put(`webhooks/${id}`, ann, { url }).expect(422);
    }
    expect((await listed()).webhooks[0].url).toBe(receiver.url);
  });

  it('are ten at most, however many are added at once', async () => {
    const asked = { url: receiver.url, events: ['site.regressed'] };
    const answers = await Promise.all(Array.from({ length: 25 }, () => service.post('webhooks', ann, asked)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_WEBHOOKS);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body).toMatchObject({
      code: 'plan_limit',
      error: 'Your plan (active) holds 10 webhooks.',
      details: { limit: 'webhooks' },
    });
    expect((await listed()).webhooks).toHaveLength(MOST_WEBHOOKS);
  });

  it('tell what they listen to as signed bytes that the reference library takes', async () => {
    const { id, secret } = await add(['analysis.completed']);
    const other = await add(['site.regressed']);
    await tell();
    await service.sendDue();
    const [got] = receiver.received;
    if (!got || receiver.received.length > 1) throw new Error(`${receiver.received.length} were received`);
    const headers = Object.fromEntries(
      Object.entries(got.headers).map(([name, value]) => [name, String(value)]),
    );
    expect(new Webhook(secret).verify(got.body, headers)).toEqual(completed());
    expect(() => new Webhook(other.secret).verify(got.body, headers)).toThrow();
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'VisibleAI-Test/1.0',
    });
    expect(await deliveriesOf(id)).toEqual([
      {
        ...{ id: got.id, event: 'analysis.completed', webhookId: id, status: 'delivered' },
        ...{ createdAt: clock.now().toISOString(), nextAttemptAt: null },
        attempts: [{ at: clock.now().toISOString(), httpStatus: 204, error: null, durationMs: 0 }],
      },
    ]);
    expect(await deliveriesOf(other.id)).toEqual([]);
  });

  it('tell exactly what was committed', async () => {
    await add();
    const undone = database.db.transaction(async (tx) => {
      await service.tell(tx, ann.id, [completed()]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await service.sendDue();
    expect(receiver.received).toEqual([]);
    await tell([completed('a'), completed('b')]);
    await service.sendDue();
    await service.sendDue();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.analysisId).sort()).toEqual(['a', 'b']);
  });

  it('are tried for 24 hours with one id and the same bytes, each time signed anew', async () => {
    const { id } = await add();
    refuse(500, {}, 'I am ill');
    const began = clock.now().getTime();
    await tell();
    await sendAll();
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ status: 'failed', nextAttemptAt: null });
    const minutes = delivery.attempts.map(({ at }: { at: string }) =>
      Math.round((Date.parse(at) - began) / 60_000),
    );
    expect(minutes).toEqual([0, 0, 5, 30, 120, 300, 600, 840, 1200, 1440]);
    expect(delivery.attempts[0]).toMatchObject({
      httpStatus: 500,
      error: 'The receiver answered 500: I am ill',
    });
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map((one) => one.id))).toEqual(new Set([delivery.id]));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    expect((await listed()).webhooks[0]).toMatchObject({ enabled: true, failingSince: expect.any(String) });
  });

  it('do not wait a year because the clock was once a year ahead', async () => {
    const { id } = await add();
    refuse(500);
    const right = clock.now();
    clock.advance(365 * 24 * 60);
    await tell();
    await service.sendDue();
    clock.set(right);
    await service.sendDue();
    expect(receiver.received).toHaveLength(2);
    const [delivery] = await deliveriesOf(id);
    expect(Date.parse(delivery.nextAttemptAt) - right.getTime()).toBeLessThan(10 * 60_000);
  });

  it('come no earlier than a receiver asks for, and are well again after a success', async () => {
    const { id } = await add();
    refuse(503, { 'retry-after': '3600' });
    await tell();
    await service.sendDue();
    clock.advance(59);
    await service.sendDue();
    expect(receiver.received).toHaveLength(1);
    receiver.answer = (response) => response.writeHead(200).end();
    clock.advance(1);
    await service.sendDue();
    expect((await deliveriesOf(id))[0]).toMatchObject({
      status: 'delivered',
      attempts: [{ httpStatus: 503 }, { httpStatus: 200 }],
    });
    expect((await listed()).webhooks[0].failingSince).toBeNull();
  });

  it('are switched off by a 410 at once, and their owner is mailed once', async () => {
    const { id } = await add();
    refuse(500);
    await tell([completed('a')]);
    await service.sendDue();
    refuse(410);
    await tell([completed('b'), completed('c')]);
    await service.sendDue();
    expect((await listed()).webhooks[0]).toMatchObject({
      enabled: false,
      disabledAt: clock.now().toISOString(),
      disabledBecause: 'gone',
    });
    expect((await deliveriesOf(id)).map(({ status }: { status: string }) => status)).toEqual(
      Array(3).fill('disabled'),
    );
    const sent = receiver.received.length;
    await tell();
    clock.advance(DAY);
    await service.sendDue();
    expect(receiver.received).toHaveLength(sent);
    const mails = await service.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your webhook at ${receiver.host} was switched off`,
    ]);
    await service.post(`webhooks/${id}/test`, ann).expect(422);
    const { body } = await service.put(`webhooks/${id}`, ann, { enabled: true }).expect(200);
    expect(body.webhook).toMatchObject({ enabled: true, disabledAt: null, disabledBecause: null });
  });

  it('are switched off after five days of nothing but failures, and not before', async () => {
    await add();
    refuse(500);
    for (let day = 0; day < 4; day += 1) {
      await tell();
      await sendAll();
    }
    expect((await listed()).webhooks[0].enabled).toBe(true);
    await tell();
    await sendAll();
    expect((await listed()).webhooks[0]).toMatchObject({ enabled: false, disabledBecause: 'failing' });
    const mails = await service.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/For five days its\s+receiver has taken nothing\./);
    expect(mails[0]?.text).toContain('The receiver answered 500.');
  });

  it('keep failing webhooks on where one event in five days was taken', async () => {
    await add();
    for (const status of [500, 500, 500, 500, 200, 500, 500, 500, 500]) {
      refuse(status);
      await tell();
      await sendAll();
    }
    expect((await listed()).webhooks[0].enabled).toBe(true);
    expect(await service.mails()).toEqual([]);
  });

  it('send a test, and anything again with the id and the bytes it had', async () => {
    const { id } = await add([webhookEvents[0]]);
    const delivery = await test(id);
    await service.sendDue();
    await service.post(`webhooks/${id}/deliveries/${delivery}/redeliver`, ann).expect(202);
    await service.sendDue();
    const [one, again] = receiver.received;
    expect(eventBody.parse(JSON.parse(one?.body ?? ''))).toMatchObject({
      type: 'webhook.test',
      data: { webhookId: id },
    });
    expect([again?.id, again?.body]).toEqual([delivery, one?.body]);
    expect((await deliveriesOf(id))[0]).toMatchObject({
      id: delivery,
      status: 'delivered',
      attempts: { length: 2 },
    });
  });

  it('give what is asked for again all its retries', async () => {
    const { id } = await add();
    const delivery = await test(id);
    refuse(500);
    await sendAll();
    await service.post(`webhooks/${id}/deliveries/${delivery}/redeliver`, ann).expect(202);
    const began = clock.now();
    await service.sendDue();
    const [again] = await deliveriesOf(id);
    expect(again).toMatchObject({ status: 'waiting' });
    expect(Date.parse(again.nextAttemptAt) - began.getTime()).toBe(5000);
    await sendAll();
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: 'failed' });
  });

  it('sign with both secrets for 24 hours after a rotation, then with the new one alone', async () => {
    const { id, secret } = await add();
    const { body } = await service.post(`webhooks/${id}/rotate`, ann).expect(200);
    expect(body.secret).not.toBe(secret);
    expect(body.webhook.id).toBe(id);
    const signatures = async () => {
      await test(id);
      await service.sendDue();
      const got = receiver.received.at(-1);
      return String(got?.headers['webhook-signature']).split(' ');
    };
    const both = await signatures();
    const got = receiver.received.at(-1);
    const headers = Object.fromEntries(
      Object.entries(got?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    for (const one of [secret, String(body.secret)])
      expect(new Webhook(one).verify(got?.body ?? '', headers)).toBeTruthy();
    expect(both).toHaveLength(2);
    clock.advance(DAY - 1);
    expect(await signatures()).toHaveLength(2);
    clock.advance(1);
    expect(await signatures()).toHaveLength(1);
  });

  it('rest with a plan that has none: nothing is sent, and what is there can be read, switched off and deleted', async () => {
    const { id } = await add();
    await tell();
    const kept = await test(id);
    await plan('expired');
    await service.sendDue();
    await tell();
    await service.sendDue();
    expect(receiver.received).toEqual([]);
    expect((await listed()).resting).toBe(true);
    expect((await deliveriesOf(id)).map(({ status }: { status: string }) => status)).toEqual([
      'disabled',
      'disabled',
    ]);
    const url = receiver.url;
    const refused = [
      service.post('webhooks', ann, { url, events: ['site.regressed'] }),
      service.post(`webhooks/${id}/test`, ann),
      service.post(`webhooks/${id}/rotate`, ann),
      service.post(`webhooks/${id}/deliveries/${kept}/redeliver`, ann),
      service.put(`webhooks/${id}`, ann, { url }),
      service.put(`webhooks/${id}`, ann, { enabled: true }),
    ];
    for (const answer of await Promise.all(refused)) {
      expect([answer.status, answer.body.code]).toEqual([403, 'plan_limit']);
      expect(answer.body.error).toBe('Your plan (no plan) sends no webhooks.');
    }
    await service.put(`webhooks/${id}`, ann, { enabled: false }).expect(200);
    await plan('active');
    expect((await listed()).webhooks[0]).toMatchObject({ enabled: false, disabledBecause: 'owner' });
    await plan('expired');
    await service.remove(`webhooks/${id}`, ann).expect(204);
    expect(await service.deliveries()).toEqual([]);
  });

  it('forget what was sent 30 days ago', async () => {
    const { id } = await add();
    await test(id);
    await service.sendDue();
    clock.advance(29 * DAY);
    await test(id);
    await service.purge();
    expect(await deliveriesOf(id)).toHaveLength(2);
    clock.advance(DAY);
    await service.purge();
    expect((await deliveriesOf(id)).map(({ status }: { status: string }) => status)).toEqual(['waiting']);
  });

  it('list what was sent page by page, newest first', async () => {
    const { id } = await add();
    for (let number = 0; number < 25; number += 1) {
      clock.advance(1);
      await test(id);
    }
    const { body } = await service.get(`webhooks/${id}/deliveries`, ann).expect(200);
    expect(body.deliveries).toHaveLength(20);
    const { body: rest } = await service
      .get(`webhooks/${id}/deliveries?cursor=${body.nextCursor}`, ann)
      .expect(200);
    expect(rest).toMatchObject({ deliveries: { length: 5 }, nextCursor: null });
    const times = [...body.deliveries, ...rest.deliveries].map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(times).size).toBe(25);
  });

  it('send each delivery once, however many instances there are', async () => {
    await add();
    const other = await open();
    await tell(Array.from({ length: 30 }, (_, at) => completed(String(at))));
    await Promise.all([service, other, service, other, other].map((one) => one.sendDue()));
    // The runs that found both places of the webhook taken have ended.
    await service.sendDue();
    expect(receiver.received).toHaveLength(30);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(30);
  });

  it('wait for two receivers of a webhook that hangs, and for no others', async () => {
    const hanging: (() => void)[] = [];
    let most = 0;
    const post: WebhooksServiceSettings['post'] = ({ url }) => {
      if (!url.includes('slow')) return Promise.resolve({ ok: true, status: 200, headers: {}, says: '' });
      return new Promise((resolve) => {
        hanging.push(() => resolve({ ok: false, kind: 'timeout', text: 'Too slow.' }));
        most = Math.max(most, hanging.length);
      });
    };
    service = await open({ post });
    const slow = await add([...webhookEvents], `${receiver.url}?slow`);
    await tell(Array.from({ length: 8 }, (_, at) => completed(String(at))));
    const bo = await service.account();
    const { body } = await service
      .post('webhooks', bo, { url: receiver.url, events: [webhookEvents[0]] })
      .expect(201);
    const running = Promise.all([1, 2, 3, 4].map(() => service.sendDue()));
    await until(() => hanging.length === 2);
    await database.db.transaction((tx) => service.tell(tx, bo.id, [completed()]));
    await service.sendDue();
    // One of the four runs may hold it.
    await until(async () => {
      const { body: sent } = await service.get(`webhooks/${body.webhook.id}/deliveries`, bo).expect(200);
      return sent.deliveries[0]?.status === 'delivered';
    });
    expect(most).toBe(2);
    let isDone = false;
    void running.then(() => {
      isDone = true;
    });
    await until(() => {
      for (const end of hanging.splice(0)) end();
      return isDone;
    });
    expect(
      (await deliveriesOf(slow.id)).every(({ attempts }: { attempts: unknown[] }) => attempts.length === 1),
    ).toBe(true);
  });

  it('are taken over where their instance has died, and put back where it stops', async () => {
    const { id } = await add();
    const delivery = await test(id);
    // Its clock was an hour ahead. Its lease is by the database's clock, so nobody waits an hour longer.
    const ahead = () => new Date(clock.now().getTime() + 3_600_000);
    const dead = await open({ post: () => new Promise(() => undefined), clock: { now: ahead } });
    void dead.sendDue();
    await until(async () => Boolean((await service.deliveries())[0]?.leaseUntil));
    await service.sendDue();
    expect(receiver.received).toEqual([]);
    await service.post(`webhooks/${id}/deliveries/${delivery}/redeliver`, ann).expect(422);
    const aMinuteLater = sql`${webhookDeliveries.leaseUntil} - interval '1 minute'`;
    await database.db.update(webhookDeliveries).set({ leaseUntil: aMinuteLater });
    await service.sendDue();
    expect(receiver.received.map((one) => one.id)).toEqual([delivery]);

    const stop = new AbortController();
    const stopping = await open({
      post: ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted', text: '' }));
          stop.abort(new Error('stopping'));
        }),
    });
    const stopped = await test(id);
    await expect(stopping.sendDue(stop.signal)).rejects.toThrow('stopping');
    const row = (await service.deliveries()).find((one) => one.id === stopped);
    expect(row).toMatchObject({ status: 'waiting', worker: null, leaseUntil: null, tries: 0, attempts: [] });
    await service.sendDue();
    expect(receiver.received).toHaveLength(2);
  });

  it('say so where the installation has another secret than before', async () => {
    const { id } = await add();
    await test(id);
    const moved = await open({ secret: 'another one' });
    await moved.sendDue();
    expect(receiver.received).toEqual([]);
    expect((await deliveriesOf(id))[0]).toMatchObject({
      status: 'waiting',
      attempts: [{ error: expect.stringContaining('Its secret cannot be read any more') }],
    });
    const { body } = await moved.post(`webhooks/${id}/rotate`, ann).expect(200);
    clock.advance(5);
    await moved.sendDue();
    expect(body.secret).toMatch(/^whsec_/);
    expect(receiver.received).toHaveLength(1);
  });

  it('leave by the queue without anybody saying when', async () => {
    const working = await open({ working: true, clock: { now: () => new Date() } });
    const { id } = await add();
    await working.post(`webhooks/${id}/test`, ann).expect(202);
    await until(() => receiver.received.length === 1);
  });
});
