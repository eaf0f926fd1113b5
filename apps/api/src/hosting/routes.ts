import * as calls from '@visible-ai/shared/hosting/endpoints';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import { checkHosting } from './check-hosting.ts';
import { getSnippets } from './get-snippets.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { changeHosting, closeHosting, getHosting, openHosting } from './manage-hosting.ts';
import { presentHosting } from './present-hosting.ts';
import { publishContent, unpublishFile } from './publish-file.ts';
import { decideRefresh, getFileRefresh } from './refresh/decide-refresh.ts';
import { startRefresh } from './refresh/start-refresh.ts';

/** The calls about refreshes. */
const refreshRoutes = (deps: HostingDeps): Route[] => [
  route(calls.refreshFiles, async ({ params }, call) => {
    const asked = { ownerId: signedIn(call).userId, siteId: params.id, origin: 'hand' } as const;
    const { isNew } = await startRefresh(deps, asked);
    const hosting = await presentHosting(deps, params.id);
    return isNew ? reply(202, hosting) : reply(200, hosting);
  }),
  route(calls.getRefresh, async ({ params: { id: siteId, refreshId } }, call) =>
    reply(200, await getFileRefresh(deps, { ownerId: signedIn(call).userId, siteId, refreshId })),
  ),
  route(calls.decideRefresh, async ({ params: { id: siteId, refreshId }, body }, call) =>
    reply(
      200,
      await decideRefresh(deps, { ownerId: signedIn(call).userId, siteId, refreshId }, body.approve),
    ),
  ),
];

/** Every call about the served files of a site. */
export const hostingRoutes = (deps: HostingDeps): Route[] => [
  route(calls.getHosting, async ({ params }, call) =>
    reply(200, await getHosting(deps, signedIn(call).userId, params.id)),
  ),
  route(calls.openHosting, async ({ params }, call) => {
    const { isNew, hosting } = await openHosting(deps, signedIn(call).userId, params.id);
    return isNew ? reply(201, hosting) : reply(200, hosting);
  }),
  route(calls.changeHosting, async ({ params, body }, call) =>
    reply(200, await changeHosting(deps, signedIn(call).userId, params.id, body)),
  ),
  route(calls.closeHosting, async ({ params }, call) => {
    await closeHosting(deps, signedIn(call).userId, params.id);
    return reply(204);
  }),
  route(calls.publishFile, async ({ params, body }, call) =>
    reply(200, await publishContent(deps, signedIn(call).userId, params.id, body.contentId)),
  ),
  route(calls.unpublishFile, async ({ params, body }, call) =>
    reply(200, await unpublishFile(deps, signedIn(call).userId, params.id, body.file)),
  ),
  route(calls.getSnippets, async ({ params }, call) =>
    reply(200, { snippets: await getSnippets(deps, signedIn(call).userId, params.id) }),
  ),
  route(calls.checkHosting, async ({ params }, call) =>
    reply(200, await checkHosting(deps, signedIn(call).userId, params.id, call.signal)),
  ),
  ...refreshRoutes(deps),
];
