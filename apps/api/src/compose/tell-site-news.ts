import { mailSiteNews, type SiteNewsDeps } from '../monitoring/mail-site-news.ts';
import type { MonitoringDeps } from '../monitoring/monitoring-deps.ts';
import type { Webhooks } from '../webhooks/create-webhooks.ts';
import { withDrifted } from '../webhooks/events.ts';

/** Tells the owner of a site by mail and webhooks what has happened there. If no mail can be sent, it uses neither. */
export const tellSiteNews =
  (deps: SiteNewsDeps & { appUrl: string }, tell: Webhooks['tell']): MonitoringDeps['notify'] =>
  async (tx, site, events) => {
    if (!(await mailSiteNews(deps, tx, site, events))) return false;
    await tell(tx, site.ownerId, withDrifted(deps.appUrl, events));
    return true;
  };
