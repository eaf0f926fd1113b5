import * as calls from '@visible-ai/shared/sites/endpoints';
import { type Route, reply, route, signedIn, streamRoute } from '../http/route.ts';
import { cancelAudit } from './audits/cancel-audit.ts';
import { getAudit, listAudits } from './audits/read-audits.ts';
import { watchAudit } from './audits/watch-audit.ts';
import { compareAudits } from './compare-audits.ts';
import { addSite, changeSite, deleteSite, getSite, listSites } from './manage-sites.ts';
import { getPage } from './pages/get-page.ts';
import { listIssuePlaces } from './pages/list-issue-pages.ts';
import { listPages } from './pages/list-pages.ts';
import type { SitesDeps } from './sites-deps.ts';
import { startSiteAudit } from './start-site-audit.ts';

/** The calls about sites. */
const keptSiteRoutes = (deps: SitesDeps): Route[] => [
  route(calls.listSites, async ({ query }, call) =>
    reply(200, await listSites(deps, signedIn(call).userId, query)),
  ),
  route(calls.addSite, async ({ body }, call) => {
    const { isNew, site } = await addSite(deps, signedIn(call).userId, body);
    return isNew ? reply(201, site) : reply(200, site);
  }),
  route(calls.getSite, async ({ params }, call) =>
    reply(200, await getSite(deps, signedIn(call).userId, params.id)),
  ),
  route(calls.changeSite, async ({ params, body }, call) =>
    reply(200, await changeSite(deps, signedIn(call).userId, params.id, body)),
  ),
  route(calls.deleteSite, async ({ params }, call) => {
    await deleteSite(deps, signedIn(call).userId, params.id);
    return reply(204);
  }),
];

/** The calls about audits of sites. */
const auditRoutes = (deps: SitesDeps): Route[] => [
  route(calls.startSiteAudit, async ({ params, body }, call) => {
    const asked = { ownerId: signedIn(call).userId, siteId: params.id, origin: 'hand', ...body } as const;
    const { isNew, auditId: audit_id } = await startSiteAudit(deps, asked);
    const started = { audit_id, status: 'running' } as const;
    return isNew ? reply(202, started) : reply(200, started);
  }),
  route(calls.listSiteAudits, async ({ params, query }, call) =>
    reply(200, await listAudits(deps, signedIn(call).userId, params.id, query.cursor)),
  ),
  route(calls.getSiteAudit, async ({ params }, call) =>
    reply(200, await getAudit(deps, signedIn(call).userId, params.id)),
  ),
  streamRoute(calls.watchSiteAudit, ({ params }, call) =>
    watchAudit(deps, { ownerId: signedIn(call).userId, id: params.id }, call.signal, call.log),
  ),
  route(calls.cancelSiteAudit, async ({ params }, call) => {
    const { status } = await cancelAudit(deps, signedIn(call).userId, params.id);
    return reply(202, { audit_id: params.id, status });
  }),
  route(calls.compareSiteAudits, async ({ params, query }, call) =>
    reply(200, await compareAudits(deps, signedIn(call).userId, params.id, query.with)),
  ),
];

/** The calls about the pages of an audit. */
const pageRoutes = (deps: SitesDeps): Route[] => [
  route(calls.listSitePages, async ({ params, query }, call) =>
    reply(200, await listPages(deps, signedIn(call).userId, params.id, query)),
  ),
  route(calls.getSitePage, async ({ params }, call) =>
    reply(200, await getPage(deps, signedIn(call).userId, params.id, params.pageId)),
  ),
  route(calls.listIssuePages, async ({ params, query }, call) =>
    reply(200, await listIssuePlaces(deps, signedIn(call).userId, params, query.cursor)),
  ),
];

/** Every call about sites. */
export const siteRoutes = (deps: SitesDeps): Route[] => [
  ...keptSiteRoutes(deps),
  ...auditRoutes(deps),
  ...pageRoutes(deps),
];
