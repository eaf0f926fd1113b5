import * as calls from '@visible-ai/shared/logs/endpoints';
import { type Route, reply, route, signedIn, uploadRoute } from '../http/route.ts';
import { getBotVisits } from './get-bot-visits.ts';
import type { LogsDeps } from './logs-deps.ts';
import { takeLog } from './take-log.ts';

/** Every call about access logs. */
export const logRoutes = (deps: LogsDeps): Route[] => [
  uploadRoute(calls.sendLog, async ({ query }, bytes, call) => {
    const asked = { ownerId: signedIn(call).userId, siteId: query.site };
    return reply(200, await takeLog(deps, asked, bytes, call.signal));
  }),
  route(calls.getBotVisits, async ({ params, query }, call) =>
    reply(200, await getBotVisits(deps, { ownerId: signedIn(call).userId, siteId: params.id, ...query })),
  ),
];
