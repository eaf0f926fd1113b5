import { defaultAlerts, type Site } from '@visible-ai/shared/sites/schema';
import type { ListedSiteRow } from './site-store.ts';

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Scores, oldest first, each with whether robots.txt had changed since the last audit that could read it. */
function trendOf(newestFirst: ListedSiteRow['trend']): Site['trend'] {
  let known: string | null = null;
  return newestFirst.toReversed().map(({ at, score, robotsTxt }) => {
    const robotsChanged = known !== null && robotsTxt !== null && robotsTxt !== known;
    known = robotsTxt ?? known;
    return { at: iso(at), score, robotsChanged };
  });
}

/** A site as the API shows it. Alerts that are newer than the site have their defaults. */
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
    trend: trendOf(row.trend),
  };
}
