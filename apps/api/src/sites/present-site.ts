import { defaultAlerts, type Site } from '@visible-ai/shared/sites/schema';
import type { ListedSiteRow } from './site-store.ts';

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A site as the API shows it. What may be told of that is newer than the site is told as by itself. */
export function presentSite(row: ListedSiteRow): Site {
  const { lastAudit } = row;
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    schedule: row.schedule,
    alerts: { ...defaultAlerts, ...row.alerts },
    nextAuditAt: row.nextAuditAt?.toISOString() ?? null,
    lastAudit: lastAudit && {
      id: lastAudit.id,
      score: lastAudit.score,
      status: lastAudit.status,
      createdAt: iso(lastAudit.at),
    },
    trend: row.trend.map(({ at, score }) => ({ at: iso(at), score })).reverse(),
  };
}
