import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { promoteByEmail } from '../../src/accounts/first-admin.ts';
import type { Database } from '../../src/db/database.ts';
import { auditLog, users } from '../../src/db/schema/accounts.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openService } from '../support/open-service.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const email = 'root@example.com';
const configured = { ADMIN_EMAIL: 'Root@Example.com', ADMIN_PASSWORD: 'configured' };

describe.each(testDatabases)('the first admin, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  serveEachTest(
    create,
    (opened) => {
      ({ database, service } = opened);
    },
    { config: configured },
  );

  const signIn = async (password: string) => {
    const { status, body } = await service.post('login', { email, password });
    return status === 200 ? body.user.isAdmin : status;
  };

  it('is made by the configuration, once, however many instances start', async () => {
    const other = openService(database, { config: configured });
    await Promise.all([service.accounts.start(), other.accounts.start()]);
    await other.close();
    await service.accounts.start();
    expect(await signIn('configured')).toBe(true);
    expect(await database.db.select().from(auditLog)).toHaveLength(1);
  });

  it('keeps the password of an account whose address was verified', async () => {
    await service.signUp(email);
    await service.accounts.start();
    expect(await signIn('secret1')).toBe(true);
    expect(await signIn('configured')).toBe(401);
  });

  it('is not the stranger who signed up with the address before', async () => {
    const stranger = { email, password: 'strangers', displayName: 'Mallory' };
    await service.post('register', stranger).expect(201);
    const link = await service.linkToken(email, /Verify/);
    await service.accounts.start();
    expect(await signIn('configured')).toBe(true);
    expect(await signIn('strangers')).toBe(401);
    await service.post('verify-email', { token: link }).expect(400);
  });

  it('can be made by the command line, which verifies no address', async () => {
    await expect(promoteByEmail(database.db, email, new Date())).rejects.toThrow(
      'No account has the address',
    );
    await service.post('register', { email, password: 'secret1', displayName: 'Root' }).expect(201);
    const said = await promoteByEmail(database.db, ' ROOT@example.com ', new Date());
    expect(said).toContain('root@example.com is an admin now. The address is not verified yet');
    expect(await signIn('secret1')).toBe(403);
    await service.post('verify-email', { token: await service.linkToken(email, /Verify/) }).expect(200);
    expect(await signIn('secret1')).toBe(true);
    expect(await promoteByEmail(database.db, email, new Date())).toContain('already');
  });

  it('chooses a password by mail when the sign-up came from elsewhere', async () => {
    const stranger = { email, password: 'strangers', displayName: 'Mallory' };
    await service.postFrom('203.0.113.9', 'register', stranger).expect(201);
    await promoteByEmail(database.db, email, new Date());
    const token = await service.linkToken(email, /Verify/);
    await service.post('verify-email', { token }).expect(403);
    await service.post('choose-password', { token }).expect(202);
    const reset = await service.linkToken(email, /Choose your password/);
    await service.post('reset-password', { token: reset, password: 'chosen by mail' }).expect(200);
    expect(await signIn('strangers')).toBe(401);
    expect(await signIn('chosen by mail')).toBe(true);
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    expect(row?.isAdmin).toBe(true);
  });
});
