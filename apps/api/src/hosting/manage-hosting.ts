import type { Hosting, RefreshSchedule } from '@visible-ai/shared/hosting/schema';
import { nextDue } from '@visible-ai/shared/sites/next-due';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { overPlan, planOf } from '../sites/plan-of.ts';
import { findSite, lockSite, type SiteRow } from '../sites/site-store.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { findHosting, insertHosting, removeHosting, updateHosting } from './hosting-store.ts';
import { defaultRefreshSchedule, presentHosting } from './present-hosting.ts';

const noSuchSite = () => new AppError('not_found', { text: 'There is no such site' });

/** @throws AppError plan_limit for an account whose plan has no hosted files. */
export async function requireHosting(db: Db, ownerId: string): Promise<void> {
  const plan = await planOf(db, ownerId);
  if (!plan.monitoring) throw overPlan(plan, 'hosting', 'hosts no files');
}

/** The owner's site, held until the transaction ends: one change of its files at a time. @throws AppError not_found. */
export async function holdSite(tx: Db, ownerId: string, siteId: string): Promise<SiteRow> {
  const site = await lockSite(tx, ownerId, siteId);
  if (!site) throw noSuchSite();
  return site;
}

/** @throws AppError not_found where the site is not the owner's. */
export async function requireSite(db: Db, ownerId: string, siteId: string): Promise<SiteRow> {
  const site = await findSite(db, ownerId, siteId);
  if (!site) throw noSuchSite();
  return site;
}

/** @throws AppError not_found. */
export async function getHosting(deps: HostingDeps, ownerId: string, siteId: string): Promise<Hosting> {
  await requireSite(deps.db, ownerId, siteId);
  return presentHosting(deps, siteId);
}

/** Switches hosting on, once. @throws AppError not_found, plan_limit. */
export async function openHosting(
  deps: HostingDeps,
  ownerId: string,
  siteId: string,
): Promise<{ isNew: boolean; hosting: Hosting }> {
  const isNew = await deps.db.transaction(async (tx) => {
    await holdSite(tx, ownerId, siteId);
    await requireHosting(tx, ownerId);
    if (await findHosting(tx, siteId)) return false;
    await insertHosting(tx, { siteId, baseId: deps.newBaseId(), schedule: defaultRefreshSchedule });
    return true;
  });
  return { isNew, hosting: await presentHosting(deps, siteId) };
}

export const notOpen = () =>
  new AppError('not_found', { text: 'Hosting is not switched on for this site: switch it on first.' });

/**
 * Changes when the site is read again, and whether additions are published by themselves. What asks for less takes no plan.
 *
 * @throws AppError not_found, plan_limit.
 */
export async function changeHosting(
  deps: HostingDeps,
  ownerId: string,
  siteId: string,
  { schedule, additions }: { schedule?: RefreshSchedule | undefined; additions?: boolean | undefined },
): Promise<Hosting> {
  await deps.db.transaction(async (tx) => {
    await holdSite(tx, ownerId, siteId);
    if (!(await findHosting(tx, siteId))) throw notOpen();
    if ((schedule && schedule.every !== 'none') || additions) await requireHosting(tx, ownerId);
    await updateHosting(tx, siteId, {
      ...(schedule ? { schedule, nextRefreshAt: nextDue(schedule, deps.now(), siteId) } : {}),
      ...(additions === undefined ? {} : { additions }),
    });
  });
  return presentHosting(deps, siteId);
}

/** Switches hosting off, however often: what was served is served no more. @throws AppError not_found. */
export async function closeHosting({ db }: HostingDeps, ownerId: string, siteId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdSite(tx, ownerId, siteId);
    await removeHosting(tx, siteId);
  });
}
