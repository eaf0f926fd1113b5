import { timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { analyses, analysisMails } from '../db/schema/analyses.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';

/** An analysis, and the proof that only the browser that made it has. */
export interface Claim {
  id: string;
  key: string;
}

/**
 * The proof that a caller made an analysis. The id is no proof, because everybody with the link knows it.
 */
export const claimKeyOf = (keyedHash: KeyedHash, id: string): string => keyedHash(`claim:${id}`);

/** Whether the caller who shows this proof made the analysis. */
export function isMaker(keyedHash: KeyedHash, { id, key }: Claim): boolean {
  const [wanted, given] = [Buffer.from(claimKeyOf(keyedHash, id)), Buffer.from(key)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Gives unowned analyses that were made in the claimant's browser to the claimant. @returns how many. */
export async function claimMadeAnalyses(
  { db, keyedHash }: { db: Db; keyedHash: KeyedHash },
  ownerId: string,
  claims: readonly Claim[],
): Promise<number> {
  const ids = claims.filter((claim) => isMaker(keyedHash, claim)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const claimed = await db
    .update(analyses)
    .set({ ownerId })
    .where(and(inArray(analyses.id, ids), isNull(analyses.ownerId)))
    .returning({ id: analyses.id });
  return claimed.length;
}

/**
 * Gives unowned analyses to an account that has proved its mailbox, if their makers had them mailed to that address.
 * Anybody who knows the link may have them mailed too, also to themselves.
 */
export async function claimMailedAnalyses(tx: Db, addressKey: string, ownerId: string): Promise<void> {
  const mailed = tx
    .select({ id: analysisMails.analysisId })
    .from(analysisMails)
    .where(and(eq(analysisMails.addressKey, addressKey), eq(analysisMails.byMaker, true)));
  await tx
    .update(analyses)
    .set({ ownerId })
    .where(and(inArray(analyses.id, mailed), isNull(analyses.ownerId)));
}
