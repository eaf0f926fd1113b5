import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailSuppressions } from '../db/schema/mails.ts';
import type { Suppression } from './unsubscribe-token.ts';

const same = ({ mailboxHash, kind, about }: Suppression) =>
  and(
    eq(mailSuppressions.mailboxHash, mailboxHash),
    eq(mailSuppressions.kind, kind),
    eq(mailSuppressions.about, about),
  );

export async function isSuppressed(db: Db, suppression: Suppression): Promise<boolean> {
  return (await db.$count(mailSuppressions, same(suppression))) > 0;
}

export async function suppress(db: Db, suppression: Suppression, now: Date): Promise<void> {
  await db
    .insert(mailSuppressions)
    .values({ ...suppression, createdAt: now })
    .onConflictDoNothing();
}

export async function unsuppress(db: Db, suppression: Suppression): Promise<void> {
  await db.delete(mailSuppressions).where(same(suppression));
}
