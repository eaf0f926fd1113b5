import { timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { analyses, analysisMails } from '../db/schema/analyses.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';

/** An analysis, and what only the browser that had it made was told. */
export interface Claim {
  id: string;
  key: string;
}

/**
 * What proves that an analysis was made by whoever shows it. Its id does not: whoever was sent the link knows that.
 */
export const claimKeyOf = (keyedHash: KeyedHash, id: string): string => keyedHash(`claim:${id}`);

/** Whether the analysis was made by whoever shows this. */
export function isMaker(keyedHash: KeyedHash, { id, key }: Claim): boolean {
  const [wanted, given] = [Buffer.from(claimKeyOf(keyedHash, id)), Buffer.from(key)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Makes analyses of nobody, made in the claimant's own browser, the claimant's. @returns how many they were. */
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
 * Makes analyses of nobody that their makers had mailed to an address its owner's, who has proved to have that mailbox.
 * Others may have them mailed as well, to themselves too: whoever knows the link.
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
