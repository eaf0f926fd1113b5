import { count, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { auditLog, users } from '../db/schema/accounts.ts';
import { changeAccount, findAccountByEmail, insertAccount } from './account-store.ts';
import { spendOpenMailTokens } from './mail-token-store.ts';
import type { PasswordHasher } from './passwords/create-password-hasher.ts';
import type { UserRow } from './present-user.ts';
import type { SessionStore } from './session-store.ts';

export interface FirstAdminDeps {
  db: Db;
  passwords: Pick<PasswordHasher, 'hash'>;
  sessions: Pick<SessionStore, 'endAll'>;
  logger: Logger;
  now(): Date;
}

async function note(tx: Db, subjectId: string, now: Date, detail: string): Promise<void> {
  await tx.insert(auditLog).values({ at: now, subjectId, action: 'admin_promoted', detail });
}

/** A stranger may have opened an account whose address nobody has proved: that password is replaced. */
async function takeOver(
  { sessions, now }: FirstAdminDeps,
  tx: Db,
  account: UserRow,
  passwordHash: string,
): Promise<void> {
  await changeAccount(tx, account.id, { isAdmin: true, emailVerifiedAt: now(), passwordHash });
  await spendOpenMailTokens(tx, account.id, 'verify', now());
  await spendOpenMailTokens(tx, account.id, 'reset', now());
  await sessions.endAll(tx, account.id);
}

async function warnWithoutAdmin({ db, logger }: FirstAdminDeps): Promise<void> {
  const [admins] = await db.select({ n: count() }).from(users).where(eq(users.isAdmin, true));
  if (Number(admins?.n ?? 0) > 0) return;
  logger.warn(
    'Nobody is admin: set ADMIN_EMAIL and ADMIN_PASSWORD, or sign up and run npm run admin -- promote EMAIL',
  );
}

/**
 * Makes the configured address a verified admin. A new account gets the configured password, and so does one
 * whose address was never verified; a verified account keeps its own. Without a configured address, it logs
 * once how to make an admin.
 */
export async function ensureFirstAdmin(
  deps: FirstAdminDeps,
  configured: { email: string; password: string } | null,
): Promise<void> {
  if (!configured) return warnWithoutAdmin(deps);
  const { db, passwords, now } = deps;
  const email = configured.email.toLowerCase();
  const known = await findAccountByEmail(db, email);
  if (known?.isAdmin && known.emailVerifiedAt) return;
  const passwordHash = known?.emailVerifiedAt ? null : await passwords.hash(configured.password);
  await db.transaction(async (tx) => {
    if (passwordHash) {
      const fresh = { email, displayName: 'Admin', emailVerifiedAt: now(), createdAt: now(), isAdmin: true };
      const made = await insertAccount(tx, { ...fresh, passwordHash });
      if (made) return note(tx, made.id, now(), 'by the configuration');
    }
    const account = await findAccountByEmail(tx, email);
    // Another instance has done it at the same moment.
    if (!account || (account.isAdmin && account.emailVerifiedAt)) return;
    if (passwordHash && !account.emailVerifiedAt) await takeOver(deps, tx, account, passwordHash);
    else await changeAccount(tx, account.id, { isAdmin: true });
    await note(tx, account.id, now(), 'by the configuration');
  });
}

/**
 * Makes an account an admin, from the operator's command line. It does not verify the address.
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
    await changeAccount(tx, account.id, { isAdmin: true });
    await note(tx, account.id, now, 'by the command line');
    if (account.emailVerifiedAt) return `${email} is an admin now.`;
    return `${email} is an admin now. The address is not verified yet: open the link in its mail.`;
  });
}
