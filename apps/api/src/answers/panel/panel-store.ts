import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerPanels, answerPanelVersions } from '../../db/schema/answers.ts';

export type PanelRow = typeof answerPanels.$inferSelect;
export type PanelVersionRow = typeof answerPanelVersions.$inferSelect;
/** The part of a panel that runs ask. */
export type AskedPanel = Pick<PanelVersionRow, 'entities' | 'prompts' | 'engines' | 'samples'>;

/** A panel with the version of the next run. */
export interface StoredPanel {
  panel: PanelRow;
  version: PanelVersionRow;
}

const isVersion = (siteId: string, version: number) =>
  and(eq(answerPanelVersions.siteId, siteId), eq(answerPanelVersions.version, version));

/** Null if nothing is set up. */
export async function findPanel(db: Db, siteId: string): Promise<StoredPanel | null> {
  const [row] = await db
    .select({ panel: answerPanels, version: answerPanelVersions })
    .from(answerPanels)
    .innerJoin(
      answerPanelVersions,
      and(
        eq(answerPanelVersions.siteId, answerPanels.siteId),
        eq(answerPanelVersions.version, answerPanels.version),
      ),
    )
    .where(eq(answerPanels.siteId, siteId));
  return row ?? null;
}

export async function readVersion(db: Db, siteId: string, version: number): Promise<PanelVersionRow | null> {
  const [row] = await db.select().from(answerPanelVersions).where(isVersion(siteId, version));
  return row ?? null;
}

/**
 * Stores a new version, or returns the last one if it asks the same. The caller has locked the site.
 *
 * @returns its number.
 */
export async function keepVersion(
  tx: Db,
  siteId: string,
  { entities, prompts, engines, samples }: AskedPanel,
  now: Date,
): Promise<number> {
  const [last] = await tx
    .select()
    .from(answerPanelVersions)
    .where(eq(answerPanelVersions.siteId, siteId))
    .orderBy(desc(answerPanelVersions.version))
    .limit(1);
  const asked = { entities, prompts, engines, samples };
  if (last && isSamePanel(last, asked)) return last.version;
  const version = (last?.version ?? 0) + 1;
  await tx.insert(answerPanelVersions).values({ siteId, version, ...asked, createdAt: now });
  return version;
}

/** A value as text with sorted field names: jsonb does not keep their order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

export const isSamePanel = (one: AskedPanel, other: AskedPanel): boolean =>
  one.samples === other.samples &&
  inOrder([one.entities, one.prompts, one.engines]) ===
    inOrder([other.entities, other.prompts, other.engines]);

export async function insertPanel(tx: Db, panel: typeof answerPanels.$inferInsert): Promise<void> {
  await tx.insert(answerPanels).values(panel);
}

export async function updatePanel(
  tx: Db,
  siteId: string,
  change: Partial<Omit<typeof answerPanels.$inferInsert, 'siteId'>>,
): Promise<void> {
  await tx.update(answerPanels).set(change).where(eq(answerPanels.siteId, siteId));
}
