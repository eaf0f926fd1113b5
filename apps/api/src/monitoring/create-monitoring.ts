import { nextDue } from '@visible-ai/shared/sites/next-due';
import { createDueWorker } from '../infra/queue/create-due-worker.ts';
import type { Queue } from '../infra/queue/queue.ts';
import { readSite } from '../sites/audited-site.ts';
import type { SitesDeps } from '../sites/sites-deps.ts';
import type { MonitoringDeps } from './monitoring-deps.ts';
import { completedEvent } from './site-events.ts';
import { isAuditDue, startDueAudits } from './start-due-audits.ts';
import { watchSite } from './watch-site.ts';
import { claimWatch, dropAllWatches, isWatchDue, noteAudit, releaseWatch } from './watch-store.ts';

export interface MonitoringParts extends MonitoringDeps {
  queue: Queue;
  /** No other process works on this database, so earlier claims are void. */
  alone: boolean;
  newId(): string;
}

export interface Monitoring extends Pick<SitesDeps, 'nextAuditAt' | 'onAuditEnded'> {
  /** Does all work that is due now. */
  doDue(signal: AbortSignal): Promise<void>;
  /** Call before the queue starts. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** For one instance: sites that are checked at the same time. */
const AT_A_TIME = 2;
/** A check that takes longer is aborted, and a worker without a heartbeat for this long is dead. */
const LOOK_MS = 8 * 60_000;
const LEASE_MS = 10 * 60_000;
const AGAIN_MS = 5 * 60_000;

/** Audits sites when their schedules are due, and judges the results. */
export function createMonitoring(parts: MonitoringParts): Monitoring {
  const { db, logger, now, alone, newId } = parts;

  /** False when no site is due. */
  async function watchNext(stopping: AbortSignal): Promise<boolean> {
    const watch = await claimWatch(db, { worker: newId(), now: now(), leaseMs: LEASE_MS });
    if (!watch) return false;
    try {
      await watchSite(parts, watch, AbortSignal.any([stopping, AbortSignal.timeout(LOOK_MS)]));
    } catch (error) {
      if (stopping.aborted) {
        await releaseWatch(db, watch);
        throw error;
      }
      logger.warn({ err: error, siteId: watch.siteId }, 'A site could not be watched');
      await releaseWatch(db, watch, { dueAt: new Date(now().getTime() + AGAIN_MS), failed: true });
    }
    return true;
  }

  async function doDue(signal: AbortSignal): Promise<void> {
    await startDueAudits(parts, signal);
    while (!signal.aborted && (await watchNext(signal)));
  }

  const due = createDueWorker({
    ...parts,
    name: 'monitoring',
    what: 'Sites',
    concurrency: AT_A_TIME,
    isDue: async (tx, moment) => (await isAuditDue(tx, moment)) || (await isWatchDue(tx, moment)),
    doDue,
  });
  return {
    nextAuditAt: ({ id }, schedule) => nextDue(schedule, now(), id),
    async onAuditEnded(tx, audit) {
      if (audit.status !== 'completed') return;
      const site = await readSite(tx, audit.siteId);
      if (!site) return;
      await noteAudit(tx, site.id, audit.id, now());
      if (!site.alerts.muted)
        await parts.notify(tx, site, [completedEvent(parts.appUrl, site, audit, now())]);
      await due.wake(tx, `audit:${audit.id}`);
    },
    doDue,
    async start() {
      if (alone) await dropAllWatches(db);
      due.start();
    },
    stop: due.stop,
  };
}
