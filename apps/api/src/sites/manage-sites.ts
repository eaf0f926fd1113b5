import { storableText } from '@visible-ai/shared/content/storable-text';
import type { EndpointInput, EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { listSites as listEndpoint } from '@visible-ai/shared/sites/endpoints';
import {
  type Alerts,
  defaultAlerts,
  defaultSchedule,
  type Schedule,
  type Site,
} from '@visible-ai/shared/sites/schema';
import { z } from 'zod';
import { lockAccount } from '../accounts/account-store.ts';
import { AppError } from '../http/app-error.ts';
import { DAY_MS, noteForgotten } from './forgotten-audits.ts';
import { openCursor, sealCursor } from './list-cursor.ts';
import { overPlan, planOf } from './plan-of.ts';
import { presentSite } from './present-site.ts';
import { auditsSince } from './site-audit-store.ts';
import {
  countSites,
  findSite,
  findSiteByUrl,
  insertSite,
  listSiteRows,
  lockSite,
  removeSite,
  updateSite,
} from './site-store.ts';
import { siteName, siteUrl } from './site-url.ts';
import type { SitesDeps } from './sites-deps.ts';

type Deps = Pick<SitesDeps, 'db' | 'now' | 'nextAuditAt'>;

const PAGE = 50;
const lastSite = z.tuple([z.string(), z.uuid()]);

const missing = () => new AppError('not_found', { text: 'There is no such site' });

/** A page of the owner's sites, by name: all, or those that have every word of `q`. */
export async function listSites(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  { cursor, q = '' }: EndpointInput<typeof listEndpoint>['query'],
): Promise<EndpointResult<typeof listEndpoint>> {
  const [name, id] = cursor === undefined ? [] : openCursor(lastSite, cursor);
  const after = name === undefined || id === undefined ? null : { name, id };
  const rows = await listSiteRows(db, ownerId, {
    words: storableText(q).split(/\s+/).filter(Boolean),
    limit: PAGE + 1,
    after,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const nextCursor = rows.length > PAGE && last ? sealCursor([last.name, last.id]) : null;
  return { sites: page.map(presentSite), nextCursor };
}

/** @throws AppError not_found, also for another account's site. */
export async function getSite({ db }: Pick<Deps, 'db'>, ownerId: string, id: string): Promise<Site> {
  const row = await findSite(db, ownerId, id);
  if (!row) throw missing();
  return presentSite(row);
}

/**
 * Stores a site once, however often it is added.
 *
 * @param asked.url normalised by the website URL rule.
 * @throws AppError plan_limit.
 */
export async function addSite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ownerId: string,
  asked: { url: string; name?: string | undefined },
): Promise<{ isNew: boolean; site: Site }> {
  const url = siteUrl(asked.url);
  const { isNew, id } = await db.transaction(async (tx) => {
    // A concurrent call for the same account waits here and then sees this site.
    await lockAccount(tx, ownerId);
    const known = await findSiteByUrl(tx, ownerId, url);
    if (known) return { isNew: false, id: known.id };
    const plan = await planOf(tx, ownerId);
    if (plan.sites !== null && (await countSites(tx, ownerId)) >= plan.sites)
      throw overPlan(plan, 'sites', `holds ${plan.sites === 1 ? 'one site' : `${plan.sites} sites`}`);
    const row = await insertSite(tx, {
      ownerId,
      url,
      name: storableText(asked.name ?? siteName(url)),
      schedule: defaultSchedule,
      alerts: defaultAlerts,
      createdAt: now(),
    });
    return { isNew: true, id: row.id };
  });
  return { isNew, site: await getSite({ db }, ownerId, id) };
}

/**
 * Changes what its owner may change of a site.
 *
 * @throws AppError not_found, plan_limit.
 */
export async function changeSite(
  { db, nextAuditAt }: Pick<Deps, 'db' | 'nextAuditAt'>,
  ownerId: string,
  id: string,
  {
    name,
    schedule,
    alerts,
  }: {
    name?: string | undefined;
    schedule?: Schedule | undefined;
    alerts?: { [Name in keyof Alerts]?: Alerts[Name] | undefined } | undefined;
  },
): Promise<Site> {
  await db.transaction(async (tx) => {
    const row = await lockSite(tx, ownerId, id);
    if (!row) throw missing();
    if (schedule && schedule.every !== 'none') {
      const plan = await planOf(tx, ownerId);
      if (!plan.monitoring) throw overPlan(plan, 'monitoring', 'audits no site by itself');
    }
    await updateSite(tx, id, {
      ...(name === undefined ? {} : { name: storableText(name) }),
      ...(schedule ? { schedule, nextAuditAt: nextAuditAt(row, schedule) } : {}),
      ...(alerts ? { alerts: { ...defaultAlerts, ...row.alerts, ...alerts } } : {}),
    });
  });
  return getSite({ db }, ownerId, id);
}

/**
 * Deletes a site and its audits; a running audit notices at its next heartbeat that its job is gone.
 *
 * @throws AppError not_found.
 */
export async function deleteSite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ownerId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const site = await lockSite(tx, ownerId, id);
    if (!site) throw missing();
    const begun = await auditsSince(tx, id, new Date(now().getTime() - DAY_MS));
    await noteForgotten(tx, site, begun, now());
    await removeSite(tx, id);
  });
}
