import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { refreshTokens, sessions, users } from '../../src/db/schema/accounts.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const DAY = 24 * 3_600_000;
const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const forge = `${shared}/tools/jwt-forge.mjs`;

describe.each(testDatabases)('sessions, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });

  const refresh = (refreshToken: string) => service.post('refresh-token', { refreshToken });

  it('go on with a new refresh token at each use', async () => {
    const { access, refresh: first } = await service.signUp('ann@example.com');
    service.advance(16 * 60_000);
    await service
      .get('/api/auth/me', access)
      .expect(401, { error: 'Not authenticated', code: 'not_authenticated' });
    const { body } = await refresh(first).expect(200);
    expect(body.tokens.refreshToken).not.toBe(first);
    await service.get('/api/auth/me', body.tokens.accessToken).expect(200);
  });

  it('give two tabs that refresh together the same successor', async () => {
    const { refresh: token } = await service.signUp('ann@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const successors = new Set(answers.map(({ body }) => body.tokens.refreshToken));
    expect(successors.size).toBe(1);
    await refresh([...successors][0] ?? '').expect(200);
  });

  it('end when a spent token is used again later: somebody has stolen it', async () => {
    const { refresh: token } = await service.signUp('ann@example.com');
    const { body } = await refresh(token).expect(200);
    service.advance(10_001);
    await refresh(token).expect(401, { error: 'Token refresh failed', code: 'refresh_failed' });
    await refresh(body.tokens.refreshToken).expect(401);
    await service.get('/api/auth/me', body.tokens.accessToken).expect(401);
  });

  it('end after a week without use, and after thirty days in any case', async () => {
    const { refresh: idle } = await service.signUp('idle@example.com');
    let { refresh: token } = await service.signUp('busy@example.com');
    for (let week = 0; week < 5; week += 1) {
      service.advance(6 * DAY);
      const answer = await refresh(token);
      if (week < 4) token = answer.body.tokens.refreshToken;
      else expect(answer.status).toBe(401);
    }
    await refresh(idle).expect(401);
  });

  it('are forgotten some time after their end', async () => {
    await service.signUp('ann@example.com');
    await service.accounts.start();
    expect(await database.db.select().from(refreshTokens)).not.toEqual([]);
    service.advance(32 * DAY);
    await service.accounts.start();
    expect(await database.db.select().from(refreshTokens)).toEqual([]);
    expect(await database.db.select().from(sessions)).toEqual([]);
  });

  it('are kept so that the database opens nothing', async () => {
    const { refresh: token } = await service.signUp('ann@example.com');
    const rows = await database.db.select().from(refreshTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are listed, and ended one by one or by signing out', async () => {
    const here = await service.signUp('ann@example.com');
    const { body } = await service.post('login', { email: 'ann@example.com', password: 'secret1' });
    const list = await service.get('/api/auth/sessions', here.access).expect(200);
    expect(list.body.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([
      false,
      true,
    ]);
    const other = list.body.sessions.find(({ current }: { current: boolean }) => !current);
    const stranger = await service.signUp('bob@example.com');
    const end = (id: string, token: string) =>
      service.agent.delete(`/api/auth/sessions/${id}`).set('authorization', `Bearer ${token}`);
    await end(other.id, stranger.access).expect(404);
    await end(other.id, here.access).expect(204);
    await service.get('/api/auth/me', body.tokens.accessToken).expect(401);
    await service.post('logout', { refreshToken: here.refresh }).expect(204);
    await service.get('/api/auth/me', here.access).expect(401);
    await service.post('logout', { refreshToken: 'unknown' }).expect(204);
  });

  it('lose an admin role at once', async () => {
    const admin = await service.signUp('ann@example.com', { isAdmin: true });
    await service.get('/api/users', admin.access).expect(200);
    await database.db.update(users).set({ isAdmin: false }).where(eq(users.id, admin.id));
    await service.get('/api/users', admin.access).expect(403);
  });

  it.skipIf(!existsSync(forge))('open to none of the forged tokens', async () => {
    const { access, refresh: token } = await service.signUp('ann@example.com', { isAdmin: true });
    const output = execFileSync(process.execPath, [forge, access, token], {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const forged: { name: string; token: string }[] = JSON.parse(output);
    expect(forged).toHaveLength(53);
    for (const { name, token: bad } of forged)
      expect(await service.accounts.authenticate(bad), name).toBeNull();
    expect(await service.accounts.authenticate(access)).toMatchObject({ isAdmin: true });
  });
});
