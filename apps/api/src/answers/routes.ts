import * as calls from '@visible-ai/shared/answers/endpoints';
import { fileRoute, type Route, reply, route, signedIn } from '../http/route.ts';
import type { AnswersDeps } from './answers-deps.ts';
import { exportRun } from './files/export-run.ts';
import { monthReport } from './files/month-report.ts';
import { readPanel } from './panel/read-panel.ts';
import { savePanel } from './panel/save-panel.ts';
import { readSetup } from './read-setup.ts';
import { estimatePanel } from './reads/estimate-panel.ts';
import { listSamples } from './reads/list-samples.ts';
import { getRun, listRuns } from './reads/read-runs.ts';
import { cancelRun } from './runs/cancel-run.ts';
import { pauseAnswers } from './runs/pause-answers.ts';
import { runForWebsite } from './runs/run-for-website.ts';
import { type StartedRun, startRun } from './runs/start-run.ts';
import { suggestForSite } from './suggest/suggest-for-site.ts';
import { getSummary } from './summary/get-summary.ts';
import { listSources } from './summary/list-sources.ts';

/** The calls about panels. */
const panelRoutes = (deps: AnswersDeps): Route[] => [
  route(calls.getAnswersSetup, async (_input, call) => reply(200, readSetup(deps, signedIn(call)))),
  route(calls.getPanel, async ({ params }, call) =>
    reply(200, await readPanel(deps, signedIn(call).userId, params.id)),
  ),
  route(calls.savePanel, async ({ params, body }, call) =>
    reply(200, await savePanel(deps, signedIn(call).userId, params.id, body)),
  ),
  route(calls.suggestPanel, async ({ params }, call) =>
    reply(200, await suggestForSite(deps, signedIn(call).userId, params.id, call.signal)),
  ),
  route(calls.estimateRun, async ({ params, body }, call) =>
    reply(200, await estimatePanel(deps, signedIn(call).userId, params.id, body)),
  ),
  route(calls.pauseAnswers, async ({ params, body }, call) =>
    reply(200, await pauseAnswers(deps, signedIn(call).userId, params.id, body.paused)),
  ),
];

const told = ({ runId, estimate }: StartedRun) => ({ run_id: runId, status: 'running', estimate }) as const;

/** The calls about runs. */
const runRoutes = (deps: AnswersDeps): Route[] => [
  route(calls.startAnswerRun, async ({ params }, call) => {
    const asked = { ownerId: signedIn(call).userId, siteId: params.id, origin: 'hand' } as const;
    const started = await startRun(deps, asked);
    return started.isNew ? reply(202, told(started)) : reply(200, told(started));
  }),
  route(calls.runAiSearchAnalysis, async ({ body }, call) => {
    const started = await runForWebsite(deps, signedIn(call).userId, body);
    const answer = { success: true, ...told(started) } as const;
    return started.isNew ? reply(202, answer) : reply(200, answer);
  }),
  route(calls.listAnswerRuns, async ({ params, query }, call) =>
    reply(200, await listRuns(deps, signedIn(call).userId, params.id, query.cursor)),
  ),
  route(calls.getAnswerRun, async ({ params }, call) =>
    reply(200, await getRun(deps, signedIn(call).userId, params.id)),
  ),
  route(calls.listAnswerSamples, async ({ params, query }, call) =>
    reply(200, await listSamples(deps, signedIn(call).userId, params.id, query)),
  ),
  route(calls.cancelAnswerRun, async ({ params }, call) => {
    const { status } = await cancelRun(deps, signedIn(call).userId, params.id);
    return reply(202, { run_id: params.id, status });
  }),
];

/** The calls that return figures. */
const figureRoutes = (deps: AnswersDeps): Route[] => [
  route(calls.getAnswersSummary, async ({ params, query }, call) =>
    reply(200, await getSummary(deps, signedIn(call).userId, params.id, query)),
  ),
  route(calls.listAnswerSources, async ({ params, query }, call) =>
    reply(200, await listSources(deps, signedIn(call).userId, params.id, query)),
  ),
  fileRoute(calls.answersReport, ({ params, query }, call) =>
    monthReport(deps, signedIn(call).userId, params.id, query, call.signal),
  ),
  fileRoute(calls.exportAnswerRun, ({ params, query }, call) =>
    exportRun(deps, signedIn(call).userId, params.id, query.format),
  ),
];

/** Every call about what answer engines say. */
export const answerRoutes = (deps: AnswersDeps): Route[] => [
  ...panelRoutes(deps),
  ...runRoutes(deps),
  ...figureRoutes(deps),
];
