import * as calls from '@visible-ai/shared/trials/endpoints';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import { askForTrial } from './ask-for-trial.ts';
import { decideTrial, type TrialsDeps } from './decide-trial.ts';
import { findTrialRequest, listOpenRequests, type TrialRequestRow } from './trial-store.ts';

const present = ({ status, createdAt }: TrialRequestRow) => ({
  status,
  created_at: createdAt.toISOString(),
});

/** The calls about trials: to request one, and to answer a request. */
export function trialRoutes(deps: TrialsDeps): Route[] {
  return [
    route(calls.getTrialRequest, async (_input, call) => {
      const request = await findTrialRequest(deps.db, signedIn(call).userId);
      return reply(200, { request: request && present(request) });
    }),
    route(calls.askForTrial, async (_input, call) =>
      reply(200, { request: present(await askForTrial(deps, signedIn(call).userId)) }),
    ),
    route(calls.listTrialRequests, async () =>
      reply(200, { requests: await listOpenRequests(deps.db), credits: deps.credits }),
    ),
    route(calls.decideTrialRequest, async ({ params, body }, call) =>
      reply(200, { message: await decideTrial(deps, signedIn(call).userId, params.id, body.decision) }),
    ),
  ];
}
