import { count, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { auditLog, users } from '../db/schema/accounts.ts';
import { changeAccount, findAccountByEmail, insertAccount } from './account-store.ts';
import type { PasswordHasher } from './passwords/create-password-hasher.ts';

export interface FirstAdminDeps {
  db: Db;
  passwords: Pick<PasswordHasher, 'hash'>;
  logger: Logger;
  now(): Date;
}

async function note(tx: Db, subjectId: string, now: Date): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ at: now, subjectId, action: 'admin_promoted', detail: 'by the configuration' });
}

/**
 * Makes the configured address a verified admin: a new account with the configured password, or the account
 * it has, whose own password stays. Without one configured, says once how to make an admin.
 */
export async function ensureFirstAdmin(
  { db, passwords, logger, now }: FirstAdminDeps,
  configured: { email: string; password: string } | null,
): Promise<void> {
  if (!configured) {
    const [admins] = await db.select({ n: count() }).from(users).where(eq(users.isAdmin, true));
    if (Number(admins?.n ?? 0) === 0)
      logger.warn(
        'Nobody is admin: set ADMIN_EMAIL and ADMIN_PASSWORD, or sign up and run npm run admin -- promote EMAIL',
      );
    return;
  }
  const email = configured.email.toLowerCase();
  const known = await findAccountByEmail(db, email);
  if (known?.isAdmin && known.emailVerifiedAt) return;
  const passwordHash = known ? null : await passwords.hash(configured.password);
  await db.transaction(async (tx) => {
    const made = passwordHash
      ? await insertAccount(tx, {
          email,
          displayName: 'Admin',
          passwordHash,
          emailVerifiedAt: now(),
          createdAt: now(),
          isAdmin: true,
        })
      : known &&
        (await changeAccount(tx, known.id, {
          isAdmin: true,
          emailVerifiedAt: known.emailVerifiedAt ?? now(),
        }));
    // Another instance that starts at the same moment has made it.
    if (made) await note(tx, made.id, now());
  });
}

/**
 * Makes an account an admin from the command line of who runs the service.
 *
 * @returns what was done, in words.
 * @throws when there is no such account.
 */
export async function promoteByEmail(db: Db, given: string, now: Date): Promise<string> {
  const email = given.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) throw new Error(`No account has the address ${email}: sign up first, then run this again.`);
    if (account.isAdmin) return `${email} is an admin already.`;
    await changeAccount(tx, account.id, { isAdmin: true, emailVerifiedAt: account.emailVerifiedAt ?? now });
    await tx
      .insert(auditLog)
      .values({ at: now, subjectId: account.id, action: 'admin_promoted', detail: 'by the command line' });
    return `${email} is an admin now.`;
  });
}
