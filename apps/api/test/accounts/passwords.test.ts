import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import { createLimiter } from '../../src/infra/rate-limit/create-limiter.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const HOUR = 3_600_000;
const email = 'ann@example.com';

describe.each(testDatabases)('passwords, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  const reopen = serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });

  const limitForReal = () =>
    reopen({ consumeLimit: createLimiter({ database, keyedHash: createKeyedHash('x'), scale: 1 }) });

  it('are not reset where no mail goes out, and the link stays good for when it does', async () => {
    await service.signUp(email);
    await service.post('forgot-password', { email }).expect(202);
    const token = await service.linkToken(email, /Reset/);
    await reopen({ config: { MAIL: 'off', REQUIRE_EMAIL_VERIFICATION: false } });
    await service.post('reset-password', { token, password: 'another1' }).expect(503, {
      error: 'Password reset not fully implemented, please contact support',
      code: 'mail_off',
    });
    await reopen({});
    await service.post('reset-password', { token, password: 'another1' }).expect(200);
  });

  it('are reset by a link, once, which ends every session', async () => {
    const { access } = await service.signUp(email);
    await service.post('forgot-password', { email }).expect(202);
    const token = await service.linkToken(email, /Reset/);
    for (let look = 0; look < 3; look += 1)
      await service.post('validate-reset-token', { token }).expect(200, { valid: true });
    await service.post('reset-password', { token, password: 'short' }).expect(400);
    const tries = await Promise.all(
      [1, 2, 3].map((n) => service.post('reset-password', { token, password: `new-password-${n}` })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await service.post('validate-reset-token', { token }).expect(200, { valid: false });
    await service.get('/api/auth/me', access).expect(401);
    await service.post('login', { email, password: 'secret1' }).expect(401);
    const changed = (await service.mailsTo(email)).filter(({ subject }) => /was changed/.test(subject));
    expect(changed).toHaveLength(1);
  });

  it('have a link that lives for an hour and is not that of a verification', async () => {
    await service.post('register', { email, password: 'secret1', displayName: 'Ann' });
    const verification = await service.linkToken(email, /Verify/);
    await service.post('reset-password', { token: verification, password: 'another1' }).expect(400);
    await service.post('forgot-password', { email }).expect(202);
    const token = await service.linkToken(email, /Reset/);
    service.advance(HOUR + 1);
    const refused = {
      error: 'This password reset link is invalid or has expired.',
      code: 'invalid_reset_token',
    };
    await service.post('reset-password', { token, password: 'another1' }).expect(400, refused);
  });

  it('are asked for without telling who has an account', async () => {
    await service.signUp(email);
    const known = await service.post('forgot-password', { email }).expect(202);
    const unknown = await service.post('forgot-password', { email: 'nobody@example.com' }).expect(202);
    expect(unknown.body).toEqual(known.body);
    expect(await service.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('are changed by who knows the old one; the other devices are signed out', async () => {
    const here = await service.signUp(email);
    const { body: there } = await service.post('login', { email, password: 'secret1' });
    const change = (oldPassword: string) =>
      service.post('change-password', { oldPassword, newPassword: 'another1' }, here.access);
    const wrong = await change('wrong!').expect(422);
    expect(wrong.body.error).toBe('The current password is not right.');
    await change('secret1').expect(200);
    await service.get('/api/auth/me', here.access).expect(200);
    await service.get('/api/auth/me', there.tokens.accessToken).expect(401);
    await service.post('login', { email, password: 'another1' }).expect(200);
    await service.post('change-password', { oldPassword: 'a', newPassword: 'another1' }).expect(401);
  });

  it('cannot be guessed faster than the limit, however many try at once', async () => {
    await limitForReal();
    await service.signUp(email);
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, n) => service.post('login', { email, password: `wrong-${n}` })),
    );
    const tried = tries.filter(({ status }) => status === 401);
    expect(tried.length).toBeLessThanOrEqual(20);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused.length + tried.length).toBe(200);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('cannot be guessed faster from many networks, which does not keep the owner out', async () => {
    await limitForReal();
    await service.signUp(email);
    const guess = (n: number) =>
      service.postFrom(`203.0.113.${n}`, 'login', { email, password: `wrong-${n}` });
    const tries = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));
    // One of the forty was the owner's first sign-in, from a network that was not known yet.
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(39);
    // A stranger who now has the password is kept out; the owner's own network is not.
    await service.postFrom('203.0.113.200', 'login', { email, password: 'secret1' }).expect(429);
    await service.post('login', { email, password: 'secret1' }).expect(200);
    // On another network, a link in a mail lets the owner in: the network on which it is opened becomes
    // known.
    const elsewhere = '198.51.100.7';
    await service.postFrom(elsewhere, 'forgot-password', { email }).expect(202);
    const token = await service.linkToken(email, /Reset/);
    await service.postFrom(elsewhere, 'reset-password', { token, password: 'another1' }).expect(200);
    await service.postFrom(elsewhere, 'login', { email, password: 'another1' }).expect(200);
  });

  it.each(['register', 'forgot-password'])('count a mailbox once for all its tags: %s', async (call) => {
    await limitForReal();
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      const body = { email: `eve+${n}@example.com`, password: 'secret1', displayName: 'Eve' };
      answers.push((await service.postFrom(`198.51.100.${n}`, call, body)).status);
    }
    const taken = call === 'register' ? 201 : 202;
    expect(answers).toEqual([...Array(5).fill(taken), 429]);
  });

  it.each([
    ['of the subnets of one IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
    ['of one address written with its ports', (n: number) => `203.0.113.7:${40_000 + n}`],
  ])('cannot be guessed faster by a client %s, whose tries fill no queue', async (_whose, from) => {
    await limitForReal();
    const tries = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        service.postFrom(from(n), 'login', { email: `guess-${n}@example.com`, password: 'secret1' }),
      ),
    );
    const tried = tries.filter(({ status }) => status === 401);
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.length).toBeLessThanOrEqual(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(120 - tried.length);
  });

  it('open no session when they are reset while they are being checked', async () => {
    await service.signUp(email);
    await service.post('forgot-password', { email }).expect(202);
    const token = await service.linkToken(email, /Reset/);
    const [old] = await Promise.all([
      service.post('login', { email, password: 'secret1' }),
      service.post('reset-password', { token, password: 'another1' }),
    ]);
    if (old.status === 200) await service.get('/api/auth/me', old.body.tokens.accessToken).expect(401);
    else expect(old.status).toBe(401);
  });
});
