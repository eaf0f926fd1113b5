import type { Hosting, RefreshSchedule } from '@visible-ai/shared/hosting/schema';
import { nextDue } from '@visible-ai/shared/sites/next-due';
import { AppError } from '../http/app-error.ts';
import { holdSite, requireHosting, requireSite } from './hosting-access.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { findHosting, insertHosting, removeHosting, updateHosting } from './hosting-store.ts';
import { defaultRefreshSchedule, presentHosting } from './present-hosting.ts';

/** @throws AppError not_found. */
export async function getHosting(deps: HostingDeps, ownerId: string, siteId: string): Promise<Hosting> {
  await requireSite(deps.db, ownerId, siteId);
  return presentHosting(deps, siteId);
}

/** Switches hosting on, unless it is on. @throws AppError not_found, plan_limit. */
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

const notOpen = () =>
  new AppError('not_found', { text: 'Hosting is not switched on for this site: switch it on first.' });

/**
 * Changes when the site is read again, and whether additions are published automatically. Reductions need no
 * plan.
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

/** Switches hosting off, also repeatedly: nothing is served any more. @throws AppError not_found. */
export async function closeHosting({ db }: HostingDeps, ownerId: string, siteId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdSite(tx, ownerId, siteId);
    await removeHosting(tx, siteId);
  });
}
