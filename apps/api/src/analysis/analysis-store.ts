import { randomBytes } from 'node:crypto';
import type { AnalysisReport, AnalysisSummary, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { afterCursor, pageOf } from '../db/page-of.ts';
import { analyses, analysisMails } from '../db/schema/analyses.ts';
import { storable } from '../db/storable-json.ts';
import type { AnalysisOwner } from './run-analysis.ts';

const PAGE_SIZE = 20;

type Row = typeof analyses.$inferSelect;

const toSaved = ({ id, createdAt, report }: Row): SavedAnalysis => ({
  ...report,
  id,
  createdAt: createdAt.toISOString(),
});

export interface AnalysisStore {
  save(report: AnalysisReport, owner: AnalysisOwner): Promise<SavedAnalysis>;
  find(id: string): Promise<SavedAnalysis | null>;
  /** The id of the owner; null for a visitor's analysis and for one that does not exist. */
  ownerOf(id: string): Promise<string | null>;
  /** The owner's own, newest first, 20 a page. */
  list(ownerId: string, cursor?: string): Promise<{ analyses: AnalysisSummary[]; nextCursor: string | null }>;
  /** The newest analysis of that website by that client since `since`. */
  findLatest(clientKey: string, website: string, since: Date): Promise<SavedAnalysis | null>;
  /** False if this analysis was already mailed to this address. */
  claimMail(mail: { analysisId: string; addressKey: string; byMaker: boolean }, tx: Db): Promise<boolean>;
  /** How many analyses were mailed since then, to one address or to all. */
  countMails(since: Date, addressKey?: string): Promise<number>;
  /** Deletes visitors' analyses that were made before then; those of accounts stay. */
  forgetAnonymous(before: Date): Promise<number>;
}

/** Called for each saved analysis, in the transaction that saves it. */
export type OnSaved = (tx: Db, saved: SavedAnalysis, owner: AnalysisOwner) => Promise<void>;

/** Stores analyses. */
export function createAnalysisStore(db: Db, onSaved: OnSaved = async () => undefined): AnalysisStore {
  return {
    async save(given, owner) {
      const report = storable(given);
      const id = randomBytes(16).toString('base64url');
      const { requestedUrl, url, siteName, score } = report;
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(analyses)
          .values({
            id,
            ownerId: owner.userId,
            clientKey: owner.clientKey,
            requestedUrl,
            url,
            siteName,
            score: Math.round(score),
            report,
          })
          .returning({ createdAt: analyses.createdAt });
        if (!row) throw new Error('The database stored no analysis');
        const saved = { ...report, id, createdAt: row.createdAt.toISOString() };
        await onSaved(tx, saved, owner);
        return saved;
      });
    },

    async find(id) {
      const [row] = await db.select().from(analyses).where(eq(analyses.id, id));
      return row ? toSaved(row) : null;
    },

    async ownerOf(id) {
      const [row] = await db.select({ ownerId: analyses.ownerId }).from(analyses).where(eq(analyses.id, id));
      return row?.ownerId ?? null;
    },

    async list(ownerId, cursor) {
      const { id, url, siteName, score, createdAt } = analyses;
      const rows = await db
        .select({ id, url, siteName, score, createdAt })
        .from(analyses)
        .where(and(eq(analyses.ownerId, ownerId), afterCursor(analyses, cursor)))
        .orderBy(desc(createdAt), id)
        .limit(PAGE_SIZE + 1);
      const { page, nextCursor } = pageOf(rows, PAGE_SIZE);
      return {
        analyses: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
        nextCursor,
      };
    },

    async findLatest(clientKey, website, since) {
      const [row] = await db
        .select()
        .from(analyses)
        .where(
          and(
            eq(analyses.clientKey, clientKey),
            or(eq(analyses.requestedUrl, website), eq(analyses.url, website)),
            gt(analyses.createdAt, since),
          ),
        )
        .orderBy(desc(analyses.createdAt))
        .limit(1);
      return row ? toSaved(row) : null;
    },

    async claimMail({ analysisId, addressKey, byMaker }, tx) {
      const claimed = await tx
        .insert(analysisMails)
        .values({ analysisId, addressKey, byMaker })
        .onConflictDoNothing()
        .returning({ id: analysisMails.analysisId });
      if (claimed.length > 0) return true;
      const mailed = and(eq(analysisMails.analysisId, analysisId), eq(analysisMails.addressKey, addressKey));
      if (byMaker) await tx.update(analysisMails).set({ byMaker }).where(mailed);
      return false;
    },

    async countMails(since, addressKey) {
      const toAddress = addressKey === undefined ? undefined : eq(analysisMails.addressKey, addressKey);
      const [row] = await db
        .select({ sent: count() })
        .from(analysisMails)
        .where(and(toAddress, gt(analysisMails.createdAt, since)));
      return Number(row?.sent ?? 0);
    },

    async forgetAnonymous(before) {
      const gone = await db
        .delete(analyses)
        .where(and(isNull(analyses.ownerId), lt(analyses.createdAt, before)))
        .returning({ id: analyses.id });
      return gone.length;
    },
  };
}
