import { describe, expect, it } from 'vitest';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const HOUR = 3_600_000;
const ann = { email: 'ann@example.com', password: 'secret1', displayName: 'Ann' };

describe.each(testDatabases)('signing up, on $name', ({ create }) => {
  let service: Service;
  const reopen = serveEachTest(create, (opened) => {
    service = opened.service;
  });

  const verify = async (subject = /Verify/) =>
    service.post('verify-email', { token: await service.linkToken(ann.email, subject) });

  it('asks for the mailbox to be proved, and lets in with the link, once', async () => {
    const { body } = await service.post('register', ann).expect(201);
    expect(body).toEqual({
      requiresVerification: true,
      message: expect.stringContaining('check your email'),
    });
    await service.post('login', ann).expect(403, { error: 'Email not verified', code: 'email_not_verified' });
    await service
      .post('login', { ...ann, password: 'wrong!' })
      .expect(401, { error: 'Invalid email or password', code: 'invalid_credentials' });

    const verified = await verify();
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({
      message: 'Your email address is verified.',
      user: { email: ann.email, displayName: 'Ann', emailVerified: true, isAdmin: false },
    });
    await service.get('/api/auth/me', verified.body.tokens.accessToken).expect(200);
    expect((await verify()).body).toEqual({ error: 'Invalid verification link', code: 'invalid_token' });
    await service.post('login', ann).expect(200);
  });

  it('gives the same answer for a taken address, whose owner gets one mail an hour', async () => {
    const free = await service.post('register', ann).expect(201);
    await verify();
    const stranger = { ...ann, password: 'other-password', displayName: 'Mallory' };
    const taken = await service.post('register', stranger).expect(201);
    await service.post('register', stranger).expect(201);
    expect(taken.body).toEqual(free.body);
    const known = (await service.mailsTo(ann.email)).filter(({ subject }) => /already have/.test(subject));
    expect(known).toHaveLength(1);
    expect(known[0]?.text).not.toContain('Mallory');
    await service.post('login', ann).expect(200);
  });

  it('answers a sign-in after the sign-up alike, whether or not the address had an account before', async () => {
    await service.post('register', ann).expect(201);
    await verify();
    const asked = { password: 'strangers', displayName: 'Mallory' };
    const answers = [];
    for (const email of [ann.email, 'free@example.com']) {
      const stranger = { ...asked, email };
      const before = await service.post('login', stranger);
      await service.post('register', stranger).expect(201);
      const after = await service.post('login', stranger);
      const wrong = await service.post('login', { ...stranger, password: 'another' });
      service.advance(24 * HOUR * 9);
      await service.accounts.start();
      const late = await service.post('login', stranger);
      answers.push([before, after, wrong, late].map(({ status, body }) => ({ status, body })));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(({ status }) => status)).toEqual([401, 403, 401, 401]);
    await service.post('login', ann).expect(200);
  });

  it('asks on another network for the password that was typed, and spends nothing until it comes', async () => {
    await service.postFrom('203.0.113.1', 'register', ann).expect(201);
    const token = await service.linkToken(ann.email, /Verify/);
    const open = (body: object) => service.postFrom('198.51.100.9', 'verify-email', { token, ...body });
    const asked = await open({}).expect(403);
    expect(asked.body).toMatchObject({
      code: 'password_required',
      error: expect.stringContaining('password'),
    });
    await open({ password: 'strangers' }).expect(401);
    const { body } = await open({ password: ann.password }).expect(200);
    expect(body.message).toBe('Your email address is verified.');
    await service.post('login', ann).expect(200);
    await open({ password: ann.password }).expect(400);
  });

  it('makes no stranger’s password hold by the click of the owner, who chooses one by mail', async () => {
    await service.postFrom('203.0.113.1', 'register', { ...ann, password: 'strangers' }).expect(201);
    const token = await service.linkToken(ann.email, /Verify/);
    await service.postFrom('198.51.100.9', 'verify-email', { token }).expect(403);
    const { body } = await service.postFrom('198.51.100.9', 'choose-password', { token }).expect(202);
    expect(body.message).toContain('mailed you a link');
    const reset = await service.linkToken(ann.email, /Choose your password/);
    await service
      .postFrom('198.51.100.9', 'reset-password', { token: reset, password: ann.password })
      .expect(200);
    await service.post('login', { ...ann, password: 'strangers' }).expect(401);
    await service.post('login', ann).expect(200);
    await service.postFrom('203.0.113.1', 'verify-email', { token, password: 'strangers' }).expect(400);
    await service.post('choose-password', { token: 'none' }).expect(400);
  });

  it('holds what was typed with the link that is opened, not what a stranger typed since', async () => {
    await service.post('register', ann).expect(201);
    const own = await service.linkToken(ann.email, /Verify/);
    service.advance(1000);
    await service.post('register', { ...ann, password: 'strangers', displayName: 'Mallory' }).expect(201);
    const { body } = await service.post('verify-email', { token: own }).expect(200);
    expect(body.user.displayName).toBe('Ann');
    await service.post('login', ann).expect(200);
    await service.post('login', { ...ann, password: 'strangers' }).expect(401);
    const strangers = await service.linkToken(ann.email, /Verify/);
    await service.post('verify-email', { token: strangers }).expect(400);
  });

  it('lets no password hold for an address that two networks signed up with, until its owner chooses one', async () => {
    const stranger = { ...ann, password: 'strangers', displayName: 'Mallory' };
    await service.postFrom('203.0.113.1', 'register', ann).expect(201);
    service.advance(1000);
    await service.postFrom('203.0.113.2', 'register', stranger).expect(201);
    service.advance(1000);
    await service.postFrom('203.0.113.1', 'resend-verification', { email: ann.email }).expect(202);
    const token = await service.linkToken(ann.email, /Verify/);
    const { body } = await service.postFrom('203.0.113.2', 'verify-email', { token }).expect(200);
    expect(body.message).toContain('choose your password');
    await service.get('/api/auth/me', body.tokens.accessToken).expect(200);
    for (const { password } of [ann, stranger])
      await service.postFrom('203.0.113.2', 'login', { email: ann.email, password }).expect(401);
    const reset = await service.linkToken(ann.email, /Choose your password/);
    await service.post('reset-password', { token: reset, password: 'chosen by mail' }).expect(200);
    await service.post('login', { email: ann.email, password: 'chosen by mail' }).expect(200);
  });

  it('sends a link again without a password where several were typed on one network', async () => {
    const stranger = { ...ann, password: 'strangers', displayName: 'Mallory' };
    await service.post('register', ann).expect(201);
    service.advance(1000);
    await service.post('register', stranger).expect(201);
    service.advance(1000);
    await service.post('resend-verification', { email: ann.email }).expect(202);
    const { body } = await verify();
    expect(body.message).toContain('choose your password');
    for (const { password } of [ann, stranger])
      await service.post('login', { email: ann.email, password }).expect(401);
    const reset = await service.linkToken(ann.email, /Choose your password/);
    await service.post('reset-password', { token: reset, password: 'chosen by mail' }).expect(200);
    await service.post('login', { email: ann.email, password: 'chosen by mail' }).expect(200);
  });

  it('trusts no password that was typed so long ago that nobody knows by whom', async () => {
    await service.post('register', ann).expect(201);
    service.advance(24 * HOUR * 9);
    await service.accounts.start();
    await service.post('resend-verification', { email: ann.email }).expect(202);
    expect((await verify()).body.message).toContain('choose your password');
    await service.post('login', ann).expect(401);
  });

  it('writes to nobody in the words of a stranger', async () => {
    await service.post('register', { ...ann, displayName: 'Win now: https://evil.example' }).expect(201);
    await service.post('forgot-password', { email: ann.email }).expect(202);
    const token = await service.linkToken(ann.email, /Reset/);
    await service.post('reset-password', { token, password: 'another1' }).expect(200);
    const { body } = await service.post('login', { email: ann.email, password: 'another1' }).expect(200);
    const change = { oldPassword: 'another1', newPassword: 'another2' };
    await service.post('change-password', change, body.tokens.accessToken).expect(200);
    const sent = await service.mailsTo(ann.email);
    expect(sent.filter(({ subject }) => /was changed/.test(subject))).toHaveLength(2);
    expect(sent).toHaveLength(4);
    expect(JSON.stringify(sent)).not.toContain('evil.example');
  });

  it('takes an address in any case for the same mailbox', async () => {
    await service.post('register', { ...ann, email: ' Ann@Example.COM ' }).expect(201);
    await verify();
    await service.post('login', { ...ann, email: 'ANN@example.com' }).expect(200);
  });

  it('forgets a link after a day, and sends another one', async () => {
    await service.post('register', ann).expect(201);
    const old = await service.linkToken(ann.email, /Verify/);
    service.advance(24 * HOUR + 1);
    await service.post('verify-email', { token: old }).expect(400);
    const known = await service.post('resend-verification', { email: ann.email }).expect(202);
    const unknown = await service.post('resend-verification', { email: 'nobody@example.com' }).expect(202);
    expect(unknown.body).toEqual(known.body);
    expect((await verify()).status).toBe(200);
    expect(await service.mailsTo('nobody@example.com')).toEqual([]);
  });

  it.each([
    [{ ...ann, password: '12345' }, 'Password must be at least 6 characters'],
    [{ ...ann, password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ ...ann, email: 'not a mail' }, 'Please enter a valid email address'],
    [{ ...ann, displayName: '  ' }, 'Display name is required'],
  ])('says what is wrong with %o', async (given, text) => {
    const { body } = await service.post('register', given).expect(400);
    expect(body.error).toContain(text);
  });

  it('opens the account at once where no proof is asked for', async () => {
    await reopen({ config: { REQUIRE_EMAIL_VERIFICATION: false, MAIL: 'off' } });
    const { body } = await service.post('register', ann).expect(201);
    await service.get('/api/auth/me', body.tokens.accessToken).expect(200);
    await service.post('register', ann).expect(409);
    const off = { error: 'Password reset not available', code: 'mail_off' };
    await service.post('forgot-password', { email: ann.email }).expect(503, off);
  });

  it('lets nobody choose a role, an id or a verified address', async () => {
    const { body } = await service
      .post('register', { ...ann, isAdmin: true, role: 'admin', id: 'x', emailVerified: true, credits: 99 })
      .expect(201);
    expect(body.requiresVerification).toBe(true);
    const verified = await verify();
    expect(verified.body.user).toMatchObject({ isAdmin: false, subscription: { status: null, credits: 0 } });
  });
});
