import type { SiteChange, SiteEvent } from '@visible-ai/shared/sites/webhook-events';
import type { SiteAuditRow } from '../sites/site-audit-store.ts';
import type { SiteRow } from '../sites/site-store.ts';
import type { Regression } from './rules/alert-rule.ts';
import { alertRules } from './rules/all-alert-rules.ts';

const EXAMPLES = 3;

const asChange = ({ kind, subject, places }: Regression, title: string, evidence: string): SiteChange => ({
  ...{ kind, subject, title, evidence },
  pages: places.length,
  examples: places.slice(0, EXAMPLES),
});

/** What the events of an audit have in common. */
const about = (appUrl: string, { id: siteId, name, url }: SiteRow, audit: SiteAuditRow) => ({
  ...{ siteId, auditId: audit.id, name, url },
  auditedAt: audit.createdAt.toISOString(),
  auditUrl: `${appUrl}/sites/${siteId}/audits/${audit.id}`,
});

export const completedEvent = (appUrl: string, site: SiteRow, audit: SiteAuditRow, now: Date): SiteEvent => {
  const { origin, partial, score, completedAt } = audit;
  return {
    type: 'site_audit.completed',
    timestamp: (completedAt ?? now).toISOString(),
    data: { ...about(appUrl, site, audit), origin, partial, score },
  };
};

/** The events of a decided audit: what got worse and what is good again, if anything did. */
export function decidedEvents(
  appUrl: string,
  site: SiteRow,
  audit: SiteAuditRow,
  {
    now,
    regressed,
    recovered,
  }: { now: Date; regressed: readonly Regression[]; recovered: readonly Regression[] },
): SiteEvent[] {
  const timestamp = now.toISOString();
  const data = about(appUrl, site, audit);
  const events: SiteEvent[] = [];
  if (regressed.length > 0)
    events.push({
      type: 'site.regressed',
      timestamp,
      data: {
        ...data,
        regressions: regressed.map((one) => asChange(one, one.title, one.evidence)),
        more: 0,
      },
    });
  if (recovered.length > 0)
    events.push({
      type: 'site.recovered',
      timestamp,
      data: {
        ...data,
        recovered: recovered.map((one) =>
          asChange(one, alertRules[one.kind].wellTitle(one), `It was: ${one.title}.`),
        ),
        more: 0,
      },
    });
  return events;
}
