import { nextDue } from '@visible-ai/shared/sites/next-due';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sites } from '../db/schema/sites.ts';
import { isDue } from '../infra/queue/is-due.ts';
import { startEachDue } from '../infra/queue/start-each-due.ts';
import { planOf } from '../sites/plan-of.ts';
import type { SiteRow } from '../sites/site-store.ts';
import { startSiteAudit } from '../sites/start-site-audit.ts';
import type { MonitoringDeps } from './monitoring-deps.ts';

type Deps = Pick<MonitoringDeps, 'db' | 'queue' | 'logger' | 'now'>;

const isAuditAt = (now: Date) => isDue(sites.nextAuditAt, sites.schedule, now);

export const isAuditDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(sites, isAuditAt(now))) > 0;

async function takeDue(tx: Db, now: Date): Promise<SiteRow | null> {
  const [site] = await tx
    .select()
    .from(sites)
    .where(isAuditAt(now))
    .orderBy(asc(sites.nextAuditAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return site ?? null;
}

/** Starts every due audit: each once, however many instances try, and none that is already running. */
export const startDueAudits = (deps: Deps, signal: AbortSignal): Promise<void> =>
  startEachDue(
    {
      ...deps,
      takeDue,
      dueAt: ({ nextAuditAt }) => nextAuditAt,
      nextOf: ({ schedule, id }, now) => nextDue(schedule, now, id),
      setNext: (tx, { id }, nextAuditAt) => tx.update(sites).set({ nextAuditAt }).where(eq(sites.id, id)),
      async start(tx, { id, ownerId }) {
        const { monitoring } = await planOf(tx, ownerId);
        // A schedule outlives its plan, and continues with the next one.
        if (!monitoring) return;
        const asked = { ownerId, siteId: id, origin: 'schedule' } as const;
        const { auditId, isNew } = await startSiteAudit({ ...deps, db: tx }, asked);
        deps.logger.info({ siteId: id, auditId, isNew }, 'An audit was due');
      },
      onFailure: (error, { id }) =>
        deps.logger.error({ err: error, siteId: id }, 'An audit that was due could not be started'),
    },
    signal,
  );
