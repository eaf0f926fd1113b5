import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { currentRequestId } from '../infra/logger/request-scope.ts';
import { siteAuditJobs } from './audits/audit-jobs.ts';
import { DAY_MS, forgottenAudits } from './forgotten-audits.ts';
import { overPlan, type Plan, planOf } from './plan-of.ts';
import { auditsSince, findRunningAudit, insertAudit, type SiteAuditRow } from './site-audit-store.ts';
import { lockSite, type SiteRow } from './site-store.ts';
import type { SitesDeps } from './sites-deps.ts';

export interface AskedAudit {
  ownerId: string;
  siteId: string;
  origin: SiteAuditRow['origin'];
  /** Default: as many as the plan allows. */
  pages?: number | undefined;
}

/** @throws AppError plan_limit, with the time at which the next audit is allowed. */
async function checkDay(tx: Db, plan: Plan, site: SiteRow, now: Date): Promise<void> {
  const { auditsPerDay } = plan;
  if (auditsPerDay === null) return;
  const begun = await auditsSince(tx, site.id, new Date(now.getTime() - DAY_MS));
  const forgotten = await forgottenAudits(tx, site, now);
  const left = auditsPerDay - (forgotten?.count ?? 0);
  if (begun.length < left) return;
  const oldest = begun[left - 1];
  const next = Math.min(
    oldest ? oldest.getTime() + DAY_MS : Number.POSITIVE_INFINITY,
    forgotten?.until ?? Number.POSITIVE_INFINITY,
  );
  const seconds = Math.ceil((next - now.getTime()) / 1000);
  throw overPlan(
    plan,
    'audits_per_day',
    `allows ${auditsPerDay} audits of a site within 24 hours`,
    Math.max(1, seconds),
  );
}

/**
 * Starts an audit of a site in the background, or returns the running one. The job and the queue's wake-up
 * are one transaction. A concurrent start for the same site waits for it, so that limits hold and one audit
 * runs at a time.
 *
 * @throws AppError not_found, plan_limit.
 */
export async function startSiteAudit(
  { db, queue, now }: Pick<SitesDeps, 'db' | 'queue' | 'now'>,
  { ownerId, siteId, origin, pages }: AskedAudit,
): Promise<{ isNew: boolean; auditId: string }> {
  const started = await db.transaction(async (tx) => {
    const site = await lockSite(tx, ownerId, siteId);
    if (!site) throw new AppError('not_found', { text: 'There is no such site' });
    const running = await findRunningAudit(tx, siteId);
    if (running) return { isNew: false, auditId: running.id };
    const plan = await planOf(tx, ownerId);
    if (pages !== undefined && pages > plan.pagesPerAudit)
      throw overPlan(plan, 'pages', `allows ${plan.pagesPerAudit} pages in an audit`);
    const createdAt = now();
    // A scheduled audit is always allowed: manual audits do not use up its place.
    if (origin === 'hand') await checkDay(tx, plan, site, createdAt);
    const audit = await insertAudit(tx, {
      siteId,
      ownerId,
      url: site.url,
      origin,
      pageLimit: pages ?? plan.pagesPerAudit,
      requestId: currentRequestId() ?? null,
      createdAt,
    });
    await queue.send(tx, siteAuditJobs.queue, { auditId: audit.id }, { key: audit.id });
    return { isNew: true, auditId: audit.id };
  });
  if (started.isNew) queue.wake(siteAuditJobs.queue);
  return started;
}
