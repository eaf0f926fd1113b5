import { type Alerts, defaultAlerts } from '@visible-ai/shared/sites/schema';
import type { Db } from '../db/database.ts';
import { planOf } from '../sites/plan-of.ts';
import type { SiteAuditRow } from '../sites/site-audit-store.ts';
import { lockSite, type SiteRow } from '../sites/site-store.ts';
import type { MonitoringDeps } from './monitoring-deps.ts';
import { advanceSnapshot } from './rules/advance-snapshot.ts';
import { isOn, type Regression } from './rules/alert-rule.ts';
import { findRecovered, isSame } from './rules/decide-alerts.ts';
import type { SiteSnapshot } from './rules/site-snapshot.ts';
import { decidedEvents } from './site-events.ts';
import {
  endRegression,
  endWatch,
  keepRegression,
  type OpenRegression,
  openRegressions,
  type Watch,
} from './watch-store.ts';

/** All alerts off: the state of the site is recorded and nothing is reported. */
const NOTHING_ON: Alerts = {
  ...{ mail: false, muted: true, scoreDrop: null, agentBlocked: false },
  ...{ noindex: false, pageGone: false, fileDrift: false, newHighIssue: false },
};

/** The alerts that the owner wants now; none without a plan that has alerts. */
export async function alertsOf(db: Db, { ownerId, alerts }: SiteRow): Promise<Alerts> {
  const { monitoring } = await planOf(db, ownerId);
  return monitoring ? { ...defaultAlerts, ...alerts } : NOTHING_ON;
}

/** There is no room for the messages, so the audit is decided again later. */
class NoRoom extends Error {}

async function keep(
  tx: Db,
  siteId: string,
  decided: {
    confirmed: readonly Regression[];
    recovered: readonly OpenRegression[];
    open: readonly OpenRegression[];
  },
  at: { auditId: string; now: Date; isTold: boolean },
): Promise<void> {
  for (const found of decided.confirmed) {
    const before = decided.open.find(({ regression }) => isSame(regression, found));
    await keepRegression(tx, siteId, found, { ...at, before });
  }
  for (const one of decided.recovered) await endRegression(tx, one, at.now);
}

/**
 * Decides an audit in one transaction: it stores the reports, queues their messages, and records the state that the next
 * audit is compared with. The current settings and plan apply, whatever they were when the audit began.
 *
 * @param seen the last check of the site; null if the site could not be checked.
 * @returns `later` if there is no room for the messages.
 */
export async function decideAudit(
  deps: MonitoringDeps,
  watch: Watch,
  {
    audit,
    seen,
    confirmed,
  }: { audit: SiteAuditRow; seen: SiteSnapshot | null; confirmed: readonly Regression[] },
  site: SiteRow,
): Promise<'done' | 'later'> {
  const now = deps.now();
  const auditId = audit.id;
  const decide = async (tx: Db) => {
    const current = await lockSite(tx, site.ownerId, site.id);
    if (!current) return;
    if (!seen) {
      await endWatch(tx, watch, { auditId, known: null, now });
      return;
    }
    const alerts = await alertsOf(tx, current);
    const open = await openRegressions(tx, site.id);
    const told = confirmed.filter(({ kind }) => isOn(alerts, kind));
    const well = new Set(
      findRecovered(
        open.map(({ regression }) => regression),
        seen,
      ),
    );
    const recovered = open.filter(({ regression }) => well.has(regression));
    const known = watch.known ? advanceSnapshot(watch.known, seen, { alerts, told }) : seen;
    if (!(await endWatch(tx, watch, { auditId, known, now }))) return;
    await keep(tx, site.id, { confirmed: told, recovered, open }, { auditId, now, isTold: !alerts.muted });
    if (alerts.muted) return;
    const events = decidedEvents(deps.appUrl, current, audit, {
      ...{ now, regressed: told },
      recovered: recovered.filter(({ isTold }) => isTold).map(({ regression }) => regression),
    });
    if (events.length > 0 && !(await deps.notify(tx, current, events))) throw new NoRoom();
  };
  try {
    await deps.db.transaction(decide);
    return 'done';
  } catch (error) {
    if (error instanceof NoRoom) return 'later';
    throw error;
  }
}
