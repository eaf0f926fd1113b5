import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveCreditBack, spendCredit } from '../../src/accounts/credits.ts';
import type { Database } from '../../src/db/database.ts';
import { auditLog, users } from '../../src/db/schema/accounts.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

describe.each(testDatabases)('administration, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });
  let admin: { id: string; access: string };
  let ann: { id: string; access: string };
  beforeEach(async () => {
    admin = await service.signUp('admin@example.com', { isAdmin: true, displayName: 'Root' });
    ann = await service.signUp('ann@example.com');
  });

  const act = (path: string, body: object, token: string) =>
    service.agent.post(`/api/users/${path}`).set('authorization', `Bearer ${token}`).send(body);
  const log = () => database.db.select().from(auditLog).orderBy(desc(auditLog.at));

  it('lists every account to admins alone', async () => {
    const { body } = await service.get('/api/users', admin.access).expect(200);
    expect(body.users).toHaveLength(2);
    expect(body.users.find(({ email }: { email: string }) => email === 'ann@example.com')).toEqual({
      id: ann.id,
      user_id: ann.id,
      email: 'ann@example.com',
      display_name: 'Ann',
      roles: ['user'],
      created_at: '2026-11-20T12:00:00.000Z',
      subscription: { status: null, plan: null, credits: 0 },
    });
    expect(body).toMatchObject({ total: 2, nextCursor: null });
    await service.get('/api/users', ann.access).expect(403);
  });

  it('lists many accounts in pages, each of them once', async () => {
    const many = Array.from({ length: 230 }, (_, at) => ({
      email: `many${at}@example.com`,
      displayName: 'One of many',
      passwordHash: 'none',
      createdAt: new Date(1_700_000_000_000 + Math.floor(at / 4)),
    }));
    await database.db.insert(users).values(many);
    const first = (await service.get('/api/users', admin.access).expect(200)).body;
    const path = `/api/users?cursor=${first.nextCursor}`;
    const second = (await service.get(path, admin.access).expect(200)).body;
    expect([first.users.length, second.users.length]).toEqual([200, 32]);
    expect([first.total, second.total, second.nextCursor]).toEqual([232, 232, null]);
    const ids = [...first.users, ...second.users].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(232);
  });

  it('makes admins and takes the role back, and writes down who did it to whom', async () => {
    const promoted = await act('promote-admin', { userId: ann.id }, admin.access).expect(200);
    expect(promoted.body.message).toBe('Ann has been promoted to admin');
    await service.get('/api/users', ann.access).expect(200);
    const removed = await act('remove-admin', { userId: ann.id }, admin.access).expect(200);
    expect(removed.body.message).toBe('Admin role removed from Ann');
    await service.get('/api/users', ann.access).expect(403);
    const entries = await log();
    expect(entries.map(({ action }) => action).sort()).toEqual(['admin_promoted', 'admin_removed']);
    for (const entry of entries) expect(entry).toMatchObject({ actorId: admin.id, subjectId: ann.id });
  });

  it('leaves an admin their own role, and always one admin', async () => {
    await act('remove-admin', { userId: admin.id }, admin.access).expect(422);
    await act('promote-admin', { userId: ann.id }, admin.access).expect(200);
    const both = await Promise.all([
      act('remove-admin', { userId: ann.id }, admin.access),
      act('remove-admin', { userId: admin.id }, ann.access),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = await database.db.select().from(users).where(eq(users.isAdmin, true));
    expect(left).toHaveLength(1);
  });

  it('leaves an admin whenever any number of them remove one another at once', async () => {
    const more = await Promise.all(
      Array.from({ length: 4 }, (_, n) => service.signUp(`admin${n}@example.com`, { isAdmin: true })),
    );
    const all = [admin, ...more];
    const removals = all.map((actor, n) =>
      act('remove-admin', { userId: all[(n + 1) % all.length]?.id }, actor.access),
    );
    for (const { status } of await Promise.all(removals)) expect([200, 403]).toContain(status);
    const left = await database.db.select().from(users).where(eq(users.isAdmin, true));
    expect(left.length).toBeGreaterThanOrEqual(1);
  });

  it('writes down once that somebody was promoted, however often it was asked for', async () => {
    const asked = Array.from({ length: 4 }, () =>
      act('promote-admin', { userId: ann.id }, admin.access).expect(200),
    );
    await Promise.all(asked);
    expect(await log()).toHaveLength(1);
  });

  it('says who is not there', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    await act('promote-admin', { userId: nobody }, admin.access).expect(404);
    await act('remove-admin', { userId: nobody }, admin.access).expect(404);
    await act('promote-admin', { userId: 'x' }, admin.access).expect(400);
  });

  it('sets subscriptions, which open the content tools', async () => {
    const { body } = await service.agent
      .put(`/api/users/${ann.id}/subscription`)
      .set('authorization', `Bearer ${admin.access}`)
      .send({ status: 'trial', plan: 'Essential', credits: 2 })
      .expect(200);
    expect(body.subscription).toEqual({ status: 'trial', plan: 'Essential', credits: 2 });
    expect((await service.accounts.authenticate(ann.access))?.isEntitled).toBe(true);
    expect((await log())[0]?.detail).toBe('none, plan none, 0 credits -> trial, plan Essential, 2 credits');
  });

  it('lets a trial pay with its credits, to the last one and no further', async () => {
    await database.db
      .update(users)
      .set({ subscriptionStatus: 'trial', credits: 3 })
      .where(eq(users.id, ann.id));
    const pays = await Promise.all(
      Array.from({ length: 6 }, () => database.db.transaction((tx) => spendCredit(tx, ann.id))),
    );
    expect(pays.filter((paid) => paid === 'spent')).toHaveLength(3);
    expect(pays.filter((paid) => paid === 'none')).toHaveLength(3);
    expect((await service.accounts.authenticate(ann.access))?.isEntitled).toBe(false);
    await giveCreditBack(database.db, ann.id);
    expect(await spendCredit(database.db, ann.id)).toBe('spent');
    expect(await spendCredit(database.db, admin.id)).toBe('free');
  });

  it('forgets an account that its owner deletes, and nobody can delete the last admin', async () => {
    const remove = (password: string, token: string) => service.post('delete-account', { password }, token);
    await remove('wrong!', ann.access).expect(422);
    await remove('secret1', ann.access).expect(204);
    await service.get('/api/auth/me', ann.access).expect(401);
    const last = await remove('secret1', admin.access).expect(422);
    expect(last.body.error).toContain('only admin');
  });
});
