import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import type { ConsumeLimit } from '../../src/infra/rate-limit/limits.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const ann = { email: 'ann@example.com', password: 'secret1', displayName: 'Ann' };
const EIGHT = Array.from({ length: 8 }, (_, n) => n);

describe.each(testDatabases)('an attacker, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  const reopen = serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });

  const put = (path: string, body: object, token: string) =>
    service.agent.put(path).set('authorization', `Bearer ${token}`).send(body);

  it.each([
    'ann@example.com\r\nBcc: all@evil.example',
    'ann@example.com,all@evil.example',
    'ann@example.com@evil.example',
    '"ann all"@example.com',
    'Ann <ann@example.com>',
    'ann\u0000@example.com',
    'аnn@example.com',
    'ann@exаmple.com',
    'ann＠example.com',
    'ann@127.0.0.1',
    'ann@mailhost',
    'a\u202Enn@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('gets no mail sent to %j', async (email) => {
    await service.post('register', { ...ann, email }).expect(400);
    await service.post('forgot-password', { email }).expect(400);
    expect(await database.execute('select 1 from mails', [])).toMatchObject({ rows: [] });
  });

  it('does not get at a mailbox by a letter that only looks like its own', async () => {
    // The Kelvin sign becomes a k in lower case: the mail goes to the account's address, not to the typed
    // one.
    const kim = { ...ann, email: 'kim@example.com' };
    await service.signUp(kim.email);
    await service.post('forgot-password', { email: '\u212Aim@example.com' }).expect(202);
    expect(await service.mailsTo('\u212Aim@example.com')).toEqual([]);
    expect(await service.linkToken(kim.email, /Reset/)).toMatch(/^[\w-]{43}$/);
  });

  it('breaks nothing with signs that cannot be stored', async () => {
    await service.post('register', { ...ann, displayName: 'A\u0000nn\ud800' }).expect(201);
    const bob = await service.signUp('bob@example.com');
    const named = await put('/api/auth/me', { displayName: 'Bo\u0000b' }, bob.access).expect(200);
    expect(named.body.user.displayName).toBe('Bo b');
    const admin = await service.signUp('admin@example.com', { isAdmin: true });
    const subscription = { status: 'trial', plan: 'a\u0000b', credits: 1 };
    const path = `/api/users/${bob.id}/subscription`;
    const refused = await put(path, subscription, admin.access).expect(400);
    expect(refused.body.code).toBe('invalid_input');
    await service.post('verify-email', { token: 'a\u0000b' }).expect(400);
    await service.post('refresh-token', { refreshToken: 'a\u0000b' }).expect(401);
  });

  it('finds no shorter password that opens a long one', async () => {
    const long = 'x'.repeat(100);
    await service.post('register', { ...ann, password: long }).expect(201);
    await service.post('verify-email', { token: await service.linkToken(ann.email, /Verify/) }).expect(200);
    for (const length of [72, 73, 99])
      await service.post('login', { ...ann, password: 'x'.repeat(length) }).expect(401);
    await service.post('login', { ...ann, password: `${long.slice(0, 72)}y` }).expect(401);
    await service.post('login', { ...ann, password: `${long}\u0000` }).expect(401);
    await service.post('login', { ...ann, password: long }).expect(200);
  });

  it('opens a link once, however many try at the same moment', async () => {
    await service.post('register', ann).expect(201);
    const verify = await service.linkToken(ann.email, /Verify/);
    const verified = await Promise.all(EIGHT.map(() => service.post('verify-email', { token: verify })));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);

    await service.post('forgot-password', { email: ann.email }).expect(202);
    const token = await service.linkToken(ann.email, /Reset/);
    const passwords = EIGHT.map((n) => `another${n}`);
    const reset = await Promise.all(
      passwords.map((password) => service.post('reset-password', { token, password })),
    );
    const won = reset.map(({ status }) => status === 200);
    expect(won.filter(Boolean)).toHaveLength(1);
    for (const [n, password] of passwords.entries())
      await service.post('login', { ...ann, password }).expect(won[n] ? 200 : 401);
  });

  it('cannot turn a mailed link to another host', async () => {
    await service.signUp(ann.email);
    await service
      .post('forgot-password', { email: ann.email })
      .set({ host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' })
      .expect(202);
    const mails = JSON.stringify(await service.mailsTo(ann.email));
    expect(mails).toContain('https://visible.example/reset-password?token=');
    expect(mails).not.toContain('evil.example');
  });

  it.each([
    [0, 'no proxy is trusted', ['127.0.0.1', '127.0.0.1']],
    [1, 'one proxy is', ['203.0.113.7', '203.0.113.7']],
  ])('gets no limits of their own by naming addresses, where %i: %s', async (trustProxy, _what, counted) => {
    const clients: (string | undefined)[] = [];
    const consumeLimit: ConsumeLimit = async (_name, { client }) => {
      if (client) clients.push(client.replace('::ffff:', ''));
      return { ok: true };
    };
    await reopen({ trustProxy, consumeLimit });
    for (const claimed of ['198.51.100.1', '198.51.100.2'])
      await service.postFrom(`${claimed}, 203.0.113.7`, 'login', ann).expect(401);
    expect(clients).toEqual(counted);
  });

  it('changes only the name where a name is to be changed', async () => {
    const { access } = await service.signUp(ann.email);
    const given = { displayName: 'Eve', isAdmin: true, email: 'eve@example.com', credits: 9, plan: 'x' };
    const before = (await service.get('/api/auth/me', access)).body.user;
    const { body } = await put('/api/auth/me', given, access).expect(200);
    expect(body.user).toEqual({ ...before, displayName: 'Eve' });
  });

  it('is out with a live token once the account is gone, and can do nothing with its links', async () => {
    const { access, refresh } = await service.signUp(ann.email);
    await service.post('forgot-password', { email: ann.email }).expect(202);
    const token = await service.linkToken(ann.email, /Reset/);
    await service.post('delete-account', { password: ann.password }, access).expect(204);
    await service.get('/api/auth/me', access).expect(401);
    await service.post('refresh-token', { refreshToken: refresh }).expect(401);
    await service.post('reset-password', { token, password: 'another1' }).expect(400);
  });

  it.each([
    ['a form of another site', 'text/plain', '{"email":"ann@example.com","password":"x"}', 415],
    ['a body without end', 'application/json', `{"email":"${'x'.repeat(150_000)}"}`, 413],
    ['brackets without end', 'application/json', '['.repeat(40_000), 400],
    ['operators for a database', 'application/json', '{"email":{"$ne":""},"password":{"$ne":""}}', 400],
  ])('is refused with %s', async (_what, type, body, status) => {
    await service.agent.post('/api/auth/login').set('content-type', type).send(body).expect(status);
  });
});
