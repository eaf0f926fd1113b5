import type { Branding } from '@visible-ai/shared/branding/schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { brandings } from '../db/schema/branding.ts';

/** An account's brand; null if it has chosen none. */
export async function findBranding(db: Db, userId: string): Promise<Branding | null> {
  const [row] = await db.select().from(brandings).where(eq(brandings.userId, userId));
  if (!row) return null;
  const { name, website, accent, footer, logo, hideProductName } = row;
  return { name, website, accent, footer, logo, hideProductName };
}

/** When an account's brand was last changed; null if it has chosen none. */
export async function brandingChangedAt(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: brandings.updatedAt })
    .from(brandings)
    .where(eq(brandings.userId, userId));
  return row?.at ?? null;
}

/** Replaces an account's brand. */
export async function keepBranding(db: Db, userId: string, branding: Branding, now: Date): Promise<void> {
  const row = { ...branding, updatedAt: now };
  await db
    .insert(brandings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: brandings.userId, set: row });
}
