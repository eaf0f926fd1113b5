import { listSites } from '@visible-ai/shared/sites/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { auditLog, users } from '../../src/db/schema/accounts.ts';
import { apiKeys } from '../../src/db/schema/keys.ts';
import { reply, route, signedIn } from '../../src/http/route.ts';
import { createLogger } from '../../src/infra/logger/create-logger.ts';
import { createLimiter } from '../../src/infra/rate-limit/create-limiter.ts';
import { createAuthenticateKey } from '../../src/keys/authenticate-key.ts';
import { keyHash, newKeyText } from '../../src/keys/key-text.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';
import { badKeys } from './bad-keys.ts';

const active = { subscriptionStatus: 'active' as const };
/** A call that a key may make; it returns the viewer. */
const whoami = route(listSites, async (_input, call) => {
  const { userId } = signedIn(call);
  return reply(200, { sites: [], nextCursor: userId });
});
const READ = ['sites:read'] as const;

describe.each(testDatabases)('API keys, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  const reopen = serveEachTest(
    create,
    (opened) => {
      ({ database, service } = opened);
    },
    { routes: [whoami] },
  );

  const ask = (key: string) => service.get('/api/sites', key);
  const list = async (access: string) => (await service.get('/api/keys', access).expect(200)).body.keys;
  const make = (access: string, body: object) =>
    service.agent.post('/api/keys').set('authorization', `Bearer ${access}`).send(body);
  const revoke = (access: string, id: string) =>
    service.agent.delete(`/api/keys/${id}`).set('authorization', `Bearer ${access}`);

  it('are shown once with their secret, then without, and stored as a hash', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const asked = { name: ' Build ', scopes: ['sites:read', 'audits:run', 'audits:run'], expiresInDays: 30 };
    const { body } = await make(ann.access, asked).expect(201);
    const { key, secret } = body;
    expect(key).toEqual({
      id: secret.slice(4, 12),
      name: 'Build',
      prefix: secret.slice(0, 12),
      last4: secret.slice(-11, -7),
      scopes: ['audits:run', 'sites:read'],
      createdAt: '2026-11-20T12:00:00.000Z',
      expiresAt: '2026-12-20T12:00:00.000Z',
      lastUsedAt: null,
    });
    expect(await list(ann.access)).toEqual([key]);
    const { rows } = await database.execute('select * from api_keys');
    expect(rows[0]).toMatchObject({ hash: keyHash(secret) });
    expect(JSON.stringify(rows)).not.toContain(secret.slice(13, -7));
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'key_made'));
    expect(entry).toMatchObject({ actorId: ann.id, subjectId: ann.id, detail: key.prefix });
  });

  it('act as their account, and are noted as used to the minute', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    expect((await ask(key).expect(200)).body.nextCursor).toBe(ann.id);
    service.advance(59_000);
    await ask(key).expect(200);
    expect((await list(ann.access))[0].lastUsedAt).toBe('2026-11-20T12:00:00.000Z');
    service.advance(61_000);
    await ask(key).expect(200);
    expect((await list(ann.access))[0].lastUsedAt).toBe('2026-11-20T12:02:00.000Z');
  });

  it('are written to once a minute, however busy', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    await Promise.all(Array.from({ length: 20 }, () => ask(key).expect(200)));
    const rowOf = async () => (await database.execute('select xmin::text as written from api_keys')).rows[0];
    const first = await rowOf();
    await Promise.all(Array.from({ length: 20 }, () => ask(key).expect(200)));
    expect(await rowOf()).toEqual(first);
  });

  it('open nothing any more once they are revoked, expired or forged', async () => {
    const ann = await service.signUp('ann@example.com', active);
    for (const [name, key] of Object.entries(await badKeys(service, ann.access)))
      expect((await ask(key)).status, name).toBe(401);
  });

  it('are revoked by their owner alone, and at once', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const ben = await service.signUp('ben@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    const id = key.slice(4, 12);
    await revoke(ben.access, id).expect(404);
    await ask(key).expect(200);
    await revoke(ann.access, id).expect(204);
    await ask(key).expect(401);
    await revoke(ann.access, id).expect(404);
    await revoke(ann.access, 'nonsense!').expect(400);
    expect(await list(ann.access)).toEqual([]);
  });

  it('go with their account', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    await ask(key).expect(200);
    await service.post('delete-account', { password: 'secret1' }, ann.access).expect(204);
    await ask(key).expect(401);
    expect(await database.db.$count(apiKeys)).toBe(0);
  });

  it('read on when the plan of their account ends, and work again when there is one', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    const plan = (subscriptionStatus: 'active' | 'expired') =>
      database.db.update(users).set({ subscriptionStatus }).where(eq(users.id, ann.id));
    const inPlan = async () => (await service.keys.authenticateKey(key, '203.0.113.7'))?.key.inPlan;
    expect(await inPlan()).toBe(true);
    await plan('expired');
    expect(await inPlan()).toBe(false);
    await ask(key).expect(200);
    expect(await list(ann.access)).toHaveLength(1);
    await plan('active');
    expect(await inPlan()).toBe(true);
  });

  it.each([
    ['nobody', {}, 'no plan'],
    ['a trial', { subscriptionStatus: 'trial' as const, credits: 3 }, 'trial'],
  ])('are not for %s without a plan, in words', async (_name, change, plan) => {
    const ann = await service.signUp('ann@example.com', change);
    const { status, body } = await make(ann.access, { name: 'a', scopes: READ });
    expect(status).toBe(403);
    expect(body).toEqual({
      error: `Your plan (${plan}) includes no API keys.`,
      code: 'plan_limit',
      details: { limit: 'monitoring', plan },
    });
  });

  it.each([
    ['no name', { name: ' ', scopes: READ }],
    ['no scope', { name: 'a', scopes: [] }],
    ['a scope that there is not', { name: 'a', scopes: ['users:write'] }],
    ['no time at all', { name: 'a', scopes: READ, expiresInDays: 0 }],
    ['more than a year', { name: 'a', scopes: READ, expiresInDays: 366 }],
  ])('are not made with %s', async (_name, body) => {
    const ann = await service.signUp('ann@example.com', active);
    expect((await make(ann.access, body).expect(400)).body.code).toBe('invalid_input');
  });

  it('are made by who is signed in, never by another key', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    for (const call of [
      make(key, { name: 'a', scopes: READ }),
      revoke(key, key.slice(4, 12)),
      service.get('/api/keys', key),
    ])
      expect((await call).body.code).toBe('forbidden');
  });

  it('are twenty of an account, though two hundred are asked for at once', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const ben = await service.signUp('ben@example.com', active);
    const asked = Array.from({ length: 200 }, (_, n) => make(ann.access, { name: `Key ${n}`, scopes: READ }));
    const answers = await Promise.all(asked);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(20);
    expect(new Set(made.map(({ body }) => body.secret)).size).toBe(20);
    const refused = answers.filter(({ status }) => status !== 201);
    // On a busy machine some wait too long for a connection to the database.
    const busy = refused.filter(({ status, body }) => status === 503 && body.code === 'unavailable');
    const limited = refused.filter(({ status, body }) => status === 403 && body.code === 'plan_limit');
    expect(limited.length).toBeGreaterThan(0);
    expect(busy.length + limited.length).toBe(180);
    for (const { body } of limited) expect(body.error).toContain('20 API keys');
    expect(await list(ann.access)).toHaveLength(20);
    await make(ben.access, { name: 'Another', scopes: READ }).expect(201);
    await revoke(ann.access, made[0]?.body.key.id).expect(204);
    await make(ann.access, { name: 'One more', scopes: READ }).expect(201);
  });

  it('are told of by mail, once an hour, without what anybody typed', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const { body } = await make(ann.access, { name: 'Buy at evil.example', scopes: READ }).expect(201);
    await make(ann.access, { name: 'Second', scopes: READ }).expect(201);
    const mails = async () =>
      (await service.mailsTo('ann@example.com')).filter(({ subject }) => /API key/.test(subject));
    expect(await mails()).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.text).toContain(body.key.prefix);
    expect(mail?.text).toContain('https://visible.example/account/keys');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example/);
    expect(`${mail?.text}${mail?.html}`).not.toContain(body.secret.slice(13));
    service.advance(3_600_000);
    await database.db.update(users).set(active);
    const later = await service.post('login', { email: 'ann@example.com', password: 'secret1' }).expect(200);
    await make(later.body.tokens.accessToken, { name: 'Third', scopes: READ }).expect(201);
    expect(await mails()).toHaveLength(2);
  });

  it('are taken home without what could be used', async () => {
    const ann = await service.signUp('ann@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    const { body, text } = await service.get('/api/auth/export', ann.access).expect(200);
    expect(body.apiKeys).toEqual([
      expect.objectContaining({ id: key.slice(4, 12), name: 'Build', scopes: ['sites:read'] }),
    ]);
    expect(text).not.toContain(keyHash(key));
    expect(text).not.toContain(key.slice(13));
  });

  it('leave no secret and no hash in any line of the log', async () => {
    const lines: string[] = [];
    const logger = createLogger('trace', { write: (line) => void lines.push(line) });
    await reopen({ routes: [whoami], logger });
    const ann = await service.signUp('ann@example.com', active);
    const key = await service.makeKey(ann.access, READ);
    await ask(key).expect(200);
    const forged = newKeyText((below) => below - 1).text;
    await ask(forged).expect(401);
    await service.get(`/api/sites?key=${key}`, key).expect(200);
    await service.get('/api/nothing', key).expect(404);
    await service.keys.authenticateKey(key, '203.0.113.7');
    // The error of a failing database must not reveal its parameters.
    await database.execute('alter table api_keys rename to gone');
    try {
      await ask(key).expect(500);
    } finally {
      await database.execute('alter table gone rename to api_keys');
    }
    const written = lines.join('');
    expect(written).toContain('"path":"/api/sites"');
    expect(written).toContain('Failed query');
    for (const secret of [key, forged])
      for (const part of [secret.slice(13, -7), keyHash(secret)]) expect(written).not.toContain(part);
  });

  describe('guessed', () => {
    /** A service that counts its lookups of keys. */
    const counting = () => {
      const consumeLimit = createLimiter({ database, keyedHash: (value) => value, scale: 0.02 });
      let looks = 0;
      const db = new Proxy(database.db, {
        get: (real, name) => {
          if (name === 'select') looks += 1;
          return Reflect.get(real, name);
        },
      });
      const logger = createLogger('silent');
      const authenticate = createAuthenticateKey({ db, consumeLimit, logger, now: () => new Date() });
      return { authenticate, looks: () => looks };
    };
    const forge = () => newKeyText((below) => Math.floor(Math.random() * below)).text;

    it('cost no look at all where the sum is wrong, and one look each where it is right', async () => {
      const { authenticate, looks } = counting();
      for (let n = 0; n < 50; n += 1) await authenticate(`${forge().slice(0, -6)}zzzzzz`, '203.0.113.7');
      expect(looks()).toBe(0);
      const forged = forge();
      const many = await Promise.all(Array.from({ length: 50 }, () => authenticate(forged, '203.0.113.7')));
      expect(many.every((holder) => holder === null)).toBe(true);
      expect(await authenticate(forged, '203.0.113.8')).toBeNull();
      expect(looks()).toBe(1);
    });

    it('are so many of one network, which keeps the keys that are in use there going', async () => {
      const ann = await service.signUp('ann@example.com', active);
      const [used, fresh] = [
        await service.makeKey(ann.access, READ),
        await service.makeKey(ann.access, READ),
      ];
      const { authenticate, looks } = counting();
      expect(await authenticate(used, '203.0.113.7')).not.toBeNull();
      const guesses = await Promise.allSettled(
        Array.from({ length: 100 }, () => authenticate(forge(), '203.0.113.7')),
      );
      // 600 in ten minutes, times 0.02, and one of them was the valid one.
      expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
      expect(looks()).toBe(12);
      const refused = guesses.find(({ status }) => status === 'rejected');
      expect(refused).toMatchObject({
        reason: { code: 'rate_limited', retryAfterSeconds: expect.any(Number) },
      });
      expect(await authenticate(used, '203.0.113.7')).not.toBeNull();
      await expect(authenticate(fresh, '203.0.113.7')).rejects.toMatchObject({ code: 'rate_limited' });
      expect(await authenticate(fresh, '198.51.100.1')).not.toBeNull();
      expect(await authenticate(fresh, '203.0.113.7')).not.toBeNull();
    });
  });
});
