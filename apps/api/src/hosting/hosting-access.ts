import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { overPlan, planOf } from '../sites/plan-of.ts';
import { findSite, lockSite, type SiteRow } from '../sites/site-store.ts';

const noSuchSite = () => new AppError('not_found', { text: 'There is no such site' });

/** @throws AppError plan_limit for an account whose plan has no hosted files. */
export async function requireHosting(db: Db, ownerId: string): Promise<void> {
  const plan = await planOf(db, ownerId);
  if (!plan.monitoring) throw overPlan(plan, 'hosting', 'hosts no files');
}

/**
 * The owner's site, locked until the transaction ends: its files change one at a time. @throws AppError
 * not_found.
 */
export async function holdSite(tx: Db, ownerId: string, siteId: string): Promise<SiteRow> {
  const site = await lockSite(tx, ownerId, siteId);
  if (!site) throw noSuchSite();
  return site;
}

/** @throws AppError not_found if the site is not the owner's. */
export async function requireSite(db: Db, ownerId: string, siteId: string): Promise<SiteRow> {
  const site = await findSite(db, ownerId, siteId);
  if (!site) throw noSuchSite();
  return site;
}
