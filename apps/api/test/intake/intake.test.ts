import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { sendIntake } from '@visible-ai/shared/intake/endpoints';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { intakes } from '../../src/db/schema/intakes.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { createApp } from '../../src/http/create-app.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import type { LimitKeys } from '../../src/infra/rate-limit/limits.ts';
import { createIntake } from '../../src/intake/create-intake.ts';
import { createOptionalMails } from '../../src/unsubscribe/create-optional-mails.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { noKeys } from '../support/no-keys.ts';

const logger = pino({ level: 'silent' });
const now = () => new Date('2026-11-20T12:00:00.000Z');
const prospect = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Engines & Co <b>',
  website: 'engines.example, mostly',
  message: 'First line\nsecond line\n\n<script>alert(1)</script>',
};

describe.each(testDatabases)('the intake form, on $name', ({ create }) => {
  let database: Database;
  const counted: [LimitName, LimitKeys][] = [];
  beforeEach(async () => {
    counted.length = 0;
    database = await create();
  });
  afterEach(() => database.close());

  function open(intakeTo: string | undefined = 'sales@visible.example') {
    const noQueue = { define: () => undefined, send: async () => undefined, wake: () => undefined };
    const transport = { deliver: async () => undefined, close: () => undefined };
    const mailer = createMailer({ db: database.db, queue: noQueue, transport, logger, now });
    const keyedHash = createKeyedHash('x');
    const appUrl = 'https://visible.example';
    const { routes } = createIntake({
      db: database.db,
      mailer,
      optionalMails: createOptionalMails({ mailer, keyedHash, appUrl, mailFrom: 'hello@visible.example' }),
      intakeTo,
      consumeLimit: async (name, keys) => {
        counted.push([name, keys]);
        return { ok: true };
      },
      keyedHash,
      appUrl,
      logger,
      now,
    });
    const app = createApp({
      endpoints: [sendIntake],
      routes,
      logger,
      appUrl,
      version: '0',
      trustProxy: undefined,
      scriptHashes: [],
      ...noKeys,
      authenticate: async () => null,
      consumeLimit: async () => ({ ok: true }),
      stop: createStopSignal(),
    });
    return (body: object, key?: string) => {
      const post = request(app).post('/api/send-intake-email');
      return (key ? post.set('idempotency-key', key) : post).send(body);
    };
  }
  const stored = () => database.db.select().from(intakes);
  const queued = () => database.db.select().from(mails);

  it('stores what was typed and queues a mail to us and one to the sender', async () => {
    const { body } = await open()(prospect).expect(201);
    expect(body).toEqual({ success: true, id: expect.any(String) });
    expect(await stored()).toMatchObject([{ ...prospect, id: body.id, phone: null }]);
    const all = await queued();
    expect(all.map(({ recipient }) => recipient).sort()).toEqual([
      'ada@example.com',
      'sales@visible.example',
    ]);
    const ours = all.find(({ recipient }) => recipient === 'sales@visible.example');
    expect(ours?.headers).toMatchObject({ 'Reply-To': 'ada@example.com' });
    expect(ours?.text).toContain('First line\nsecond line');
    expect(ours?.html).not.toContain('<script>');
  });

  it('sends the sender nothing of what was typed: the address may be a stranger’s', async () => {
    await open()({
      ...prospect,
      message: 'Buy now https://spam.example',
      website: 'https://spam.example',
      phone: 'spam 1',
    }).expect(201);
    const copy = (await queued()).find(({ recipient }) => recipient === 'ada@example.com');
    expect(copy?.text).toContain('has reached us');
    expect(copy?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(`${copy?.subject}${copy?.text}${copy?.html}`).not.toMatch(/spam|Buy now|Ada|Engines/);
  });

  it('counts a mailbox once for all its tags, and all senders together', async () => {
    const post = open();
    await post(prospect).expect(201);
    await post({ ...prospect, email: 'ada+x@example.com' }).expect(201);
    await post({ ...prospect, email: 'bob@example.com' }).expect(201);
    const [ada, tagged, bob] = counted;
    expect(ada).toEqual(['intake', { account: expect.any(String), everybody: true }]);
    expect(tagged).toEqual(ada);
    expect(bob?.[1].account).not.toBe(ada?.[1].account);
  });

  it('is stored and mailed once when it is sent again because its answer was lost', async () => {
    const post = open();
    const [one, other] = await Promise.all([post(prospect, 'a key'), post(prospect, 'a key')]);
    const again = await post(prospect, 'a key').expect(201);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(new Set([one.body.id, other.body.id, again.body.id]).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await queued()).toHaveLength(2);
    const { body } = await post({ ...prospect, message: 'Something else' }, 'a key').expect(422);
    expect(body.code).toBe('idempotency_mismatch');
    await post(prospect, 'another key').expect(201);
    expect(await stored()).toHaveLength(2);
  });

  it('thanks programs and keeps nothing of them', async () => {
    await open()({ ...prospect, nickname: 'bot' }).expect(201);
    expect(await stored()).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it('keeps what was typed where nobody is told by mail', async () => {
    await open('')(prospect).expect(201);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [{ ...prospect, name: ' ' }, 'Full Name is required'],
    [{ ...prospect, email: 'ada' }, 'Please enter a valid email address'],
    [{ ...prospect, email: 'ada@127.0.0.1' }, 'Please enter a valid email address'],
    [{ ...prospect, email: 'a\u202Eda@example.com' }, 'Please enter a valid email address'],
    [{ ...prospect, email: 'ada@example.com\nBcc: x@y.example' }, 'Please enter a valid email address'],
    [{ ...prospect, company: undefined }, 'Company Name is required'],
    [{ ...prospect, website: '' }, 'Website URL is required'],
  ])('says what is missing: %#', async (given, text) => {
    const { body } = await open()(given).expect(400);
    expect(body.error).toContain(text);
    expect(await stored()).toEqual([]);
  });
});
