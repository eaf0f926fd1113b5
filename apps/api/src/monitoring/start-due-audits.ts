import { nextDue } from '@visible-ai/shared/sites/next-due';
import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sites } from '../db/schema/sites.ts';
import { planOf } from '../sites/plan-of.ts';
import type { SiteRow } from '../sites/site-store.ts';
import { startSiteAudit } from '../sites/start-site-audit.ts';
import type { MonitoringDeps } from './monitoring-deps.ts';

type Deps = Pick<MonitoringDeps, 'db' | 'queue' | 'logger' | 'now'>;

/** A site whose audit could not be started, for whatever reason, keeps nobody else waiting. */
const AGAIN_MS = 10 * 60_000;

const isDue = (now: Date) => lte(sites.nextAuditAt, now);

export const isAuditDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(sites, isDue(now))) > 0;

async function takeDue(tx: Db, now: Date): Promise<SiteRow | null> {
  const [site] = await tx
    .select()
    .from(sites)
    .where(isDue(now))
    .orderBy(asc(sites.nextAuditAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return site ?? null;
}

/** Starts the audit and sets when the next is due, in one transaction. False when none is due. */
async function startNext({ logger, ...deps }: Deps): Promise<boolean> {
  const now = deps.now();
  const hand: { site: SiteRow | null } = { site: null };
  try {
    return await deps.db.transaction(async (tx) => {
      const site = await takeDue(tx, now);
      if (!site) return false;
      hand.site = site;
      // From now on: what was missed in an outage is made up once.
      const nextAuditAt = nextDue(site.schedule, now, site.id);
      await tx.update(sites).set({ nextAuditAt }).where(eq(sites.id, site.id));
      const { monitoring } = await planOf(tx, site.ownerId);
      // A schedule outlives its plan, and goes on with the next one.
      if (!monitoring) return true;
      const asked = { ownerId: site.ownerId, siteId: site.id, origin: 'schedule' } as const;
      const { auditId, isNew } = await startSiteAudit({ ...deps, db: tx }, asked);
      logger.info({ siteId: site.id, auditId, isNew }, 'An audit was due');
      return true;
    });
  } catch (error) {
    if (!hand.site) throw error;
    const { id } = hand.site;
    logger.error({ err: error, siteId: id }, 'An audit that was due could not be started');
    const nextAuditAt = new Date(now.getTime() + AGAIN_MS);
    await deps.db.update(sites).set({ nextAuditAt }).where(eq(sites.id, id));
    return true;
  }
}

/** Starts every audit that is due: each once, however many instances try, and none that runs already a second time. */
export async function startDueAudits(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await startNext(deps)));
}
