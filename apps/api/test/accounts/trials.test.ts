import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { auditLog } from '../../src/db/schema/accounts.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const ann = { email: 'ann@example.com', password: 'secret1', displayName: 'Ann' };

describe.each(testDatabases)('trials, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  const reopen = serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });

  const register = async (account: typeof ann) => {
    await service.post('register', account).expect(201);
    const token = await service.linkToken(account.email, /Verify/);
    const { body } = await service.post('verify-email', { token }).expect(200);
    return { access: String(body.tokens.accessToken), subscription: body.user.subscription };
  };

  describe('asked for', () => {
    let admin: { id: string; access: string };
    let asking: { id: string; access: string };
    beforeEach(async () => {
      admin = await service.signUp('admin@example.com', { isAdmin: true });
      asking = await service.signUp(ann.email);
    });
    const decide = (decision: string, who = admin.access) =>
      service.agent
        .post(`/api/users/${asking.id}/trial-request`)
        .set('authorization', `Bearer ${who}`)
        .send({ decision });
    const own = async () => (await service.get('/api/auth/trial-request', asking.access).expect(200)).body;
    const subscription = async () =>
      (await service.get('/api/auth/me', asking.access).expect(200)).body.user.subscription;
    const waiting = async () =>
      (await service.get('/api/users/trial-requests', admin.access).expect(200)).body;

    it('are kept once for each account, and listed to admins alone', async () => {
      expect(await own()).toEqual({ request: null });
      const wish = { request: { status: 'open', created_at: '2026-11-20T12:00:00.000Z' } };
      expect((await service.post('trial-request', {}, asking.access).expect(200)).body).toEqual(wish);
      service.advance(60_000);
      expect((await service.post('trial-request', {}, asking.access).expect(200)).body).toEqual(wish);
      expect(await own()).toEqual(wish);
      expect(await waiting()).toEqual({
        requests: [
          { user_id: asking.id, email: ann.email, display_name: 'Ann', created_at: wish.request.created_at },
        ],
        credits: 3,
      });
      await service.get('/api/users/trial-requests', asking.access).expect(403);
    });

    it('are granted in one call, which is written down and mailed', async () => {
      await service.post('trial-request', {}, asking.access).expect(200);
      service.advance(60_000);
      const { body } = await decide('grant').expect(200);
      expect(body).toEqual({ message: 'Ann has a trial now' });
      expect(await subscription()).toEqual({ status: 'trial', plan: null, credits: 3 });
      expect(await waiting()).toMatchObject({ requests: [] });
      expect(await own()).toMatchObject({ request: { status: 'granted' } });
      const [mail] = await service.mailsTo(ann.email);
      expect(mail).toMatchObject({ subject: 'Your trial is open' });
      expect(mail?.text).toContain('https://visible.example/content');
      const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, asking.id));
      expect(entry).toMatchObject({ actorId: admin.id, action: 'trial_granted' });
    });

    it('are declined once and for all, and the mail says so', async () => {
      await service.post('trial-request', {}, asking.access).expect(200);
      service.advance(60_000);
      expect((await decide('decline').expect(200)).body.message).toBe('The request of Ann is declined');
      expect(await subscription()).toEqual({ status: null, plan: null, credits: 0 });
      const again = await service.post('trial-request', {}, asking.access).expect(200);
      expect(again.body).toMatchObject({ request: { status: 'declined' } });
      await decide('grant').expect(404);
      const [mail] = await service.mailsTo(ann.email);
      expect(mail?.subject).toBe('About the trial you asked for');
    });

    it('are answered once, though two admins answer at the same moment', async () => {
      await service.post('trial-request', {}, asking.access).expect(200);
      const answers = await Promise.all([decide('grant'), decide('decline')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    });

    it('leave a plan that was bought meanwhile as it is', async () => {
      await service.post('trial-request', {}, asking.access).expect(200);
      await service.agent
        .put(`/api/users/${asking.id}/subscription`)
        .set('authorization', `Bearer ${admin.access}`)
        .send({ status: 'active', plan: 'Professional', credits: 0 })
        .expect(200);
      await decide('grant').expect(200);
      expect(await subscription()).toMatchObject({ status: 'active', plan: 'Professional' });
      await service.post('trial-request', {}, asking.access).expect(422);
    });

    it('are answered by admins alone', async () => {
      await service.post('trial-request', {}, asking.access).expect(200);
      await decide('grant', asking.access).expect(403);
    });
  });

  describe('given by the operator', () => {
    it('are none, unless TRIAL_CREDITS says so', async () => {
      expect((await register(ann)).subscription).toEqual({ status: null, plan: null, credits: 0 });
    });

    it('come with the proof of the address', async () => {
      await reopen({ config: { TRIAL_CREDITS: 2 } });
      expect((await register(ann)).subscription).toEqual({ status: 'trial', plan: null, credits: 2 });
    });

    it('come with a password chosen by mail, which proves the address too', async () => {
      await reopen({ config: { TRIAL_CREDITS: 2 } });
      await service.post('register', ann).expect(201);
      await service.post('choose-password', { token: await service.linkToken(ann.email, /Verify/) });
      const token = await service.linkToken(ann.email, /Choose/);
      await service.post('reset-password', { token, password: 'secret2' }).expect(200);
      const { body } = await service.post('login', { ...ann, password: 'secret2' }).expect(200);
      expect(body.user.subscription).toMatchObject({ status: 'trial', credits: 2 });
    });

    it('are one for a mailbox: under its other names, and for an account opened anew', async () => {
      await reopen({ config: { TRIAL_CREDITS: 2 } });
      const { access } = await register(ann);
      const tagged = await register({ ...ann, email: 'ann+two@example.com' });
      expect(tagged.subscription).toMatchObject({ status: null, credits: 0 });
      await service.post('delete-account', { password: ann.password }, access).expect(204);
      service.advance(60_000);
      expect((await register(ann)).subscription).toMatchObject({ status: null, credits: 0 });
    });

    it('are not given to a mailbox that an admin has granted one', async () => {
      const admin = await service.signUp('admin@example.com', { isAdmin: true });
      const asking = await service.signUp(ann.email);
      await service.post('trial-request', {}, asking.access).expect(200);
      await service.agent
        .post(`/api/users/${asking.id}/trial-request`)
        .set('authorization', `Bearer ${admin.access}`)
        .send({ decision: 'grant' })
        .expect(200);
      await reopen({ config: { TRIAL_CREDITS: 2 } });
      const again = await register({ ...ann, email: 'ann+two@example.com' });
      expect(again.subscription).toMatchObject({ status: null, credits: 0 });
    });

    it('come at once where nobody has to prove an address', async () => {
      await reopen({ config: { TRIAL_CREDITS: 1, REQUIRE_EMAIL_VERIFICATION: false } });
      const { body } = await service.post('register', ann).expect(201);
      expect(body.user.subscription).toMatchObject({ status: 'trial', credits: 1 });
    });
  });
});
