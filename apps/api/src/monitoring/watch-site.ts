import { type AuditedSite, readAuditedSite, readSite } from '../sites/audited-site.ts';
import type { SiteRow } from '../sites/site-store.ts';
import { alertsOf, decideAudit } from './decide-audit.ts';
import { lookAgain, lookAtAudit } from './looks/look-at-site.ts';
import type { MonitoringDeps } from './monitoring-deps.ts';
import type { Regression } from './rules/alert-rule.ts';
import { findRegressions, stillHolding } from './rules/decide-alerts.ts';
import { endWatch, keepSuspects, openRegressions, releaseWatch, type Watch } from './watch-store.ts';

const MINUTE_MS = 60_000;
/** Counted from the end of the audit. A suspect is reported only if both checks confirm it. */
const LOOKS_MS = [10 * MINUTE_MS, 60 * MINUTE_MS] as const;
/** The least time between two checks, also when an outage of ours has delayed them. */
const BETWEEN_LOOKS_MS = 10 * MINUTE_MS;
const MAIL_AGAIN_MS = 10 * MINUTE_MS;
/** A site that failed so many times in a row waits for its next audit. */
const MOST_ATTEMPTS = 5;

interface Case {
  watch: Watch;
  site: SiteRow;
  audited: AuditedSite;
}

const endOf = ({ audited: { audit } }: Case) => (audit.completedAt ?? audit.createdAt).getTime();

async function decide(
  deps: MonitoringDeps,
  { watch, site, audited }: Case,
  outcome: Omit<Parameters<typeof decideAudit>[2], 'audit'>,
): Promise<void> {
  const decided = await decideAudit(deps, watch, { audit: audited.audit, ...outcome }, site);
  if (decided === 'later')
    await releaseWatch(deps.db, watch, { dueAt: new Date(deps.now().getTime() + MAIL_AGAIN_MS) });
}

async function waitFor(deps: MonitoringDeps, one: Case, looks: 0 | 1, suspects: Regression[]): Promise<void> {
  const now = deps.now().getTime();
  const earliest = looks === 0 ? now : now + BETWEEN_LOOKS_MS;
  const dueAt = new Date(Math.max(endOf(one) + LOOKS_MS[looks], earliest));
  await keepSuspects(deps.db, one.watch, { auditId: one.audited.audit.id, looks, suspects, dueAt });
}

/** Regressions that an audit has found are checked again; without any, the audit is decided at once. */
async function judge(deps: MonitoringDeps, one: Case, signal: AbortSignal): Promise<void> {
  const { watch, site, audited } = one;
  const seen = await lookAtAudit(deps, audited, signal);
  const told = (await openRegressions(deps.db, site.id)).map(({ regression }) => regression);
  const alerts = await alertsOf(deps.db, site);
  const suspects = watch.known ? findRegressions(watch.known, seen, { alerts, told }) : [];
  if (suspects.length === 0) return decide(deps, one, { seen, confirmed: [] });
  deps.logger.info(
    { siteId: site.id, suspects: suspects.map(({ kind }) => kind) },
    'A site is looked at again',
  );
  await waitFor(deps, one, 0, suspects);
}

async function look(
  deps: MonitoringDeps,
  one: Case,
  { look: number, suspects }: Extract<Watch['step'], { do: 'look' }>,
  signal: AbortSignal,
): Promise<void> {
  const { watch, site, audited } = one;
  const seen = await lookAgain(deps, audited, suspects, signal);
  const alerts = await alertsOf(deps.db, site);
  const holding = seen && watch.known ? stillHolding(suspects, watch.known, seen, alerts) : [];
  if (holding.length > 0 && number < LOOKS_MS.length) return waitFor(deps, one, 1, holding);
  await decide(deps, one, { seen, confirmed: holding });
}

/**
 * Does the next step for a claimed site: judges the audit that has ended, or checks its findings again.
 *
 * @param signal aborted when the service stops, or when it takes too long.
 */
export async function watchSite(deps: MonitoringDeps, watch: Watch, signal: AbortSignal): Promise<void> {
  const { step, attempts, siteId } = watch;
  const auditId = step.do === 'nothing' ? null : step.auditId;
  const site = await readSite(deps.db, siteId);
  const audited = auditId && (await readAuditedSite(deps.db, auditId));
  if (!site || !audited || attempts > MOST_ATTEMPTS) {
    if (attempts > MOST_ATTEMPTS) deps.logger.error({ siteId, auditId }, 'An audit was left without a word');
    await endWatch(deps.db, watch, { auditId, known: null, now: deps.now() });
    return;
  }
  const one = { watch, site, audited };
  if (step.do === 'look') await look(deps, one, step, signal);
  else await judge(deps, one, signal);
}
