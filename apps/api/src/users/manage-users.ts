import { desc } from 'drizzle-orm';
import { changeAccount, lockAccount, lockAdmins } from '../accounts/account-store.ts';
import type { UserRow } from '../accounts/present-user.ts';
import type { Db } from '../db/database.ts';
import { afterCursor, pageOf } from '../db/page-of.ts';
import { auditLog, users } from '../db/schema/accounts.ts';
import { AppError } from '../http/app-error.ts';

export interface UsersDeps {
  db: Db;
  now(): Date;
}

export interface SubscriptionChange {
  status: 'trial' | 'active' | 'expired' | null;
  plan: string | null;
  credits: number;
}

/** Records who changed what about which account, in the transaction that changes it. */
async function audit(
  { now }: UsersDeps,
  tx: Db,
  entry: { actorId: string; subjectId: string; action: string; detail?: string },
): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, at: now() });
}

async function lockSubject(tx: Db, id: string): Promise<UserRow> {
  const account = await lockAccount(tx, id);
  if (!account) throw new AppError('not_found', { text: 'There is no such user' });
  return account;
}

const PAGE_SIZE = 200;

/** A page of the accounts, newest first, and how many there are in all. */
export async function listAccounts({ db }: UsersDeps, cursor: string | undefined) {
  const rows = await db
    .select()
    .from(users)
    .where(afterCursor(users, cursor))
    .orderBy(desc(users.createdAt), users.id)
    .limit(PAGE_SIZE + 1);
  return { ...pageOf(rows, PAGE_SIZE), total: await db.$count(users) };
}

/**
 * Makes an account an admin.
 *
 * @throws AppError not_found.
 */
export async function promoteAdmin(deps: UsersDeps, actorId: string, subjectId: string): Promise<UserRow> {
  return deps.db.transaction(async (tx) => {
    const subject = await lockSubject(tx, subjectId);
    if (subject.isAdmin) return subject;
    await changeAccount(tx, subjectId, { isAdmin: true });
    await audit(deps, tx, { actorId, subjectId, action: 'admin_promoted' });
    return subject;
  });
}

/**
 * Removes another account's admin role. All admins are locked meanwhile: two who remove each other at the
 * same moment do not leave the service without one.
 *
 * @throws AppError not_found, unprocessable for one's own role, forbidden if the caller has just lost the
 * role.
 */
export async function removeAdmin(deps: UsersDeps, actorId: string, subjectId: string): Promise<UserRow> {
  if (actorId === subjectId)
    throw new AppError('unprocessable', { text: 'You cannot remove your own admin role.' });
  return deps.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(actorId)) throw new AppError('forbidden');
    const subject = await lockSubject(tx, subjectId);
    if (!subject.isAdmin) return subject;
    await changeAccount(tx, subjectId, { isAdmin: false });
    await audit(deps, tx, { actorId, subjectId, action: 'admin_removed' });
    return subject;
  });
}

const inWords = ({ status, plan, credits }: SubscriptionChange) =>
  `${status ?? 'none'}, plan ${plan ?? 'none'}, ${credits} credits`;

/**
 * Sets an account's subscription.
 *
 * @throws AppError not_found.
 */
export async function updateSubscription(
  deps: UsersDeps,
  actorId: string,
  subjectId: string,
  change: SubscriptionChange,
): Promise<UserRow> {
  return deps.db.transaction(async (tx) => {
    const subject = await lockSubject(tx, subjectId);
    const { status, credits } = change;
    const plan = change.plan === '' ? null : change.plan;
    const was = inWords({ status: subject.subscriptionStatus, plan: subject.plan, credits: subject.credits });
    const changed = await changeAccount(tx, subjectId, { subscriptionStatus: status, plan, credits });
    const detail = `${was} -> ${inWords({ status, plan, credits })}`;
    await audit(deps, tx, { actorId, subjectId, action: 'subscription_changed', detail });
    return changed ?? subject;
  });
}
