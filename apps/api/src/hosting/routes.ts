import * as calls from '@visible-ai/shared/hosting/endpoints';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { changeHosting, closeHosting, getHosting, openHosting } from './manage-hosting.ts';
import { publishContent, unpublishFile } from './publishing/publish-content.ts';

/** Every call about the files that are served for a site. */
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
];
