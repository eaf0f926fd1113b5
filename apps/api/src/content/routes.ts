import * as calls from '@visible-ai/shared/content/endpoints';
import { AppError } from '../http/app-error.ts';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import type { ContentDeps } from './content-deps.ts';
import { checkLive, type LiveDeps } from './live/check-live.ts';
import { deleteContent, undeleteContent } from './store/delete-content.ts';
import { listContent, listContentRevisions } from './store/list-content.ts';
import { presentContent } from './store/present-content.ts';
import { restoreRevision, saveContent } from './store/save-content.ts';

/** The calls around content that is kept. */
function keptContentRoutes(deps: ContentDeps & LiveDeps): Route[] {
  return [
    route(calls.listContent, async ({ query }, call) =>
      reply(200, { content: await listContent(deps, signedIn(call).userId, query) }),
    ),
    route(calls.updateContent, async ({ params, body }, call) => {
      const change = { text: body.content_text, basedOn: new Date(body.updated_at) };
      const row = await saveContent(deps, signedIn(call).userId, params.id, change);
      return reply(200, presentContent(deps, row));
    }),
    route(calls.deleteContent, async ({ params }, call) => {
      await deleteContent(deps, signedIn(call).userId, params.id);
      return reply(204);
    }),
    route(calls.undeleteContent, async ({ params }, call) => {
      const row = await undeleteContent(deps, signedIn(call).userId, params.id);
      return reply(200, presentContent(deps, row));
    }),
    route(calls.listRevisions, async ({ params }, call) =>
      reply(200, { revisions: await listContentRevisions(deps, signedIn(call).userId, params.id) }),
    ),
    route(calls.restoreRevision, async ({ params, body }, call) => {
      const change = { revisionId: body.revisionId, basedOn: new Date(body.updated_at) };
      const row = await restoreRevision(deps, signedIn(call).userId, params.id, change);
      return reply(200, presentContent(deps, row));
    }),
    route(calls.checkLive, async ({ params }, call) =>
      reply(200, await checkLive(deps, signedIn(call).userId, params.id, call.signal)),
    ),
  ];
}

/** Every call of the content tools. */
export function contentRoutes(deps: ContentDeps & LiveDeps): Route[] {
  return [
    ...keptContentRoutes(deps),
    route(calls.runAiSearchAnalysis, async () => {
      throw new AppError('not_configured', { text: 'AI search analysis is not configured' });
    }),
  ];
}
