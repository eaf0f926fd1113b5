import type { Engine } from '@visible-ai/engine';
import * as calls from '@visible-ai/shared/content/endpoints';
import * as oldCalls from '@visible-ai/shared/content/llmstxt-v1';
import { fileRoute, type Route, reply, route, signedIn } from '../http/route.ts';
import { cancelJob } from './jobs/end-job.ts';
import { generateFromPrompt, type PromptDeps } from './jobs/generate-from-prompt.ts';
import type { JobDeps } from './jobs/job-deps.ts';
import { checkJob, listJobs } from './jobs/list-jobs.ts';
import { presentJob } from './jobs/present-job.ts';
import { startGeneration } from './jobs/start-generation.ts';
import { orderLlmsTxt } from './llmstxt-v1/order-llmstxt.ts';
import { readLlmsTxt } from './llmstxt-v1/read-llmstxt.ts';
import { checkLive } from './store/check-live.ts';
import { deleteContent, undeleteContent } from './store/delete-content.ts';
import { downloadContent } from './store/download-content.ts';
import { getContent } from './store/get-content.ts';
import { listContent } from './store/list-content.ts';
import { presentContent } from './store/present-content.ts';
import { listContentRevisions, readRevision } from './store/read-revisions.ts';
import { restoreRevision, saveContent } from './store/save-content.ts';

type RoutesDeps = JobDeps & PromptDeps & Pick<Engine, 'previewRobots'>;

/** The calls about stored content. */
function keptContentRoutes(deps: RoutesDeps): Route[] {
  return [
    route(calls.listContent, async ({ query }, call) =>
      reply(200, await listContent(deps, signedIn(call).userId, query)),
    ),
    route(calls.getContent, async ({ params }, call) =>
      reply(200, presentContent(deps, await getContent(deps, signedIn(call).userId, params.id))),
    ),
    route(calls.updateContent, async ({ params, body }, call) => {
      const change = { text: body.content_text, basedOn: new Date(body.updated_at) };
      const row = await saveContent(deps, signedIn(call).userId, params.id, change);
      return reply(200, presentContent(deps, row));
    }),
    fileRoute(calls.downloadContent, ({ params }, call) =>
      downloadContent(deps, signedIn(call).userId, params.id),
    ),
    route(calls.deleteContent, async ({ params }, call) => {
      await deleteContent(deps, signedIn(call).userId, params.id);
      return reply(204);
    }),
    route(calls.undeleteContent, async ({ params }, call) => {
      const row = await undeleteContent(deps, signedIn(call).userId, params.id);
      return reply(200, presentContent(deps, row));
    }),
    route(calls.listRevisions, async ({ params, query }, call) =>
      reply(200, await listContentRevisions(deps, signedIn(call).userId, params.id, query.cursor)),
    ),
    route(calls.getRevision, async ({ params }, call) =>
      reply(200, await readRevision(deps, signedIn(call).userId, params.id, params.revisionId)),
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

/** The calls that write content, in the background or while the caller waits. */
function generationRoutes(deps: RoutesDeps): Route[] {
  return [
    route(calls.generateContent, async ({ body }, call) => {
      const started = await startGeneration(deps, signedIn(call).userId, body);
      if (started.kind === 'running') {
        const { jobId: job_id } = started;
        return reply(202, { success: true, job_started: true, job_id, status: 'running', cached: false });
      }
      const content = presentContent(deps, started.content);
      return reply(200, { success: true, job_started: false, status: 'completed', cached: true, content });
    }),
    route(calls.checkJob, async ({ body }, call) =>
      reply(200, await checkJob(deps, signedIn(call).userId, body)),
    ),
    route(calls.listJobs, async (_input, call) =>
      reply(200, { jobs: await listJobs(deps, signedIn(call).userId) }),
    ),
    route(calls.cancelJob, async ({ params }, call) =>
      reply(200, presentJob(await cancelJob(deps, signedIn(call).userId, params.id))),
    ),
    route(calls.previewRobots, async ({ body }, call) =>
      reply(200, await deps.previewRobots(body.url, body.robots, call.signal)),
    ),
    route(calls.generateAiContent, async ({ body }, call) => {
      const row = await generateFromPrompt(deps, signedIn(call).userId, body, call.signal);
      return reply(200, { success: true, content: presentContent(deps, row) });
    }),
  ];
}

/** The calls of a generator that closes, for its users. */
const oldContractRoutes = (deps: RoutesDeps): Route[] => [
  route(oldCalls.orderLlmsTxt, async ({ body }, call) =>
    reply(200, { success: true, id: await orderLlmsTxt(deps, signedIn(call).userId, body) }),
  ),
  route(oldCalls.readLlmsTxt, async ({ params }, call) =>
    reply(200, await readLlmsTxt(deps, signedIn(call).userId, params.id)),
  ),
];

/** Every call of the content tools. */
export function contentRoutes(deps: RoutesDeps): Route[] {
  return [...keptContentRoutes(deps), ...generationRoutes(deps), ...oldContractRoutes(deps)];
}
