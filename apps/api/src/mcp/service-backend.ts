import type { Engine } from '@visible-ai/engine';
import { type KeptFile, ToolProblem, type VisibilityBackend } from '@visible-ai/mcp';
import { analyzeUrl, getAnalysis } from '@visible-ai/shared/analysis/endpoints';
import { comparePages } from '@visible-ai/shared/compare/endpoints';
import { checkJob, generateContent, getContent } from '@visible-ai/shared/content/endpoints';
import { contentType } from '@visible-ai/shared/content/schema';
import { addSite, getSiteAudit, startSiteAudit } from '@visible-ai/shared/sites/endpoints';
import { z } from 'zod';
import type { CallContext } from '../http/route.ts';
import { asProblem } from './as-problem.ts';
import type { CallRoutes } from './call-routes.ts';

export interface ServiceBackendParts {
  routes: CallRoutes;
  engine: Pick<Engine, 'explainRobots' | 'previewRobotsEdit'>;
}

/** The handle of a file: its kind and its job; for an existing file its own id. */
const jobHandle = z.templateLiteral([contentType, ':', z.uuid()]);
const contentHandle = z.templateLiteral(['content:', z.uuid()]);

const noFile = () =>
  new ToolProblem('There is no such file. handle takes what generate_file answered, for up to 30 days.');
const noAudit = () =>
  new ToolProblem(
    'There is no such audit. It takes the handle that audit_site answered, or the id of a page report.',
  );

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'not_found';

/** Awaits a query whose result may be missing. */
async function orElse<T>(look: Promise<T>, missing: () => ToolProblem): Promise<T> {
  try {
    return await look;
  } catch (error) {
    throw isMissing(error) ? missing() : error;
  }
}

/**
 * The tools' backend on the service, for the owner of a key: each tool is the call of the API that does the
 * same, so analyses are saved, audits are jobs of the owner's sites, and files take credits.
 *
 * @param call the incoming request; its viewer is the key's owner.
 */
export function createServiceBackend(
  { routes, engine }: ServiceBackendParts,
  call: CallContext,
): VisibilityBackend {
  /** Also ends with the tool's call. */
  const within = (signal: AbortSignal): CallContext => ({
    ...call,
    signal: AbortSignal.any([call.signal, signal]),
  });

  async function readJob(handle: string, context: CallContext): Promise<KeptFile> {
    const [kind, jobId = ''] = handle.split(':');
    const asked = { jobId, contentType: contentType.parse(kind) };
    const job = await orElse(routes.call(checkJob, { body: asked }, context), noFile);
    const facts = { kind: asked.contentType, url: job.content?.website_url ?? null };
    if (job.status === 'running') return { ...facts, status: 'running', ...job.progress };
    if (job.status === 'failed') return { ...facts, status: 'failed', why: job.error ?? '' };
    if (!job.content) throw noFile();
    const { content_text: text, notes, downloads } = job.content;
    return { ...facts, status: 'completed', text, notes, downloads };
  }

  async function readContent(handle: string, context: CallContext): Promise<KeptFile> {
    const id = handle.slice('content:'.length);
    const content = await orElse(routes.call(getContent, { params: { id } }, context), noFile);
    const { content_type: kind, website_url: url, content_text: text, notes, downloads } = content;
    return { kind, url, status: 'completed', text, notes, downloads };
  }

  return {
    auditPage: (url, { signal, onStep }) =>
      asProblem(async () => {
        for await (const event of routes.watch(analyzeUrl, { body: { url } }, within(signal)))
          switch (event.type) {
            case 'progress':
              onStep?.({ index: event.index, total: event.total, message: event.msg });
              break;
            case 'error':
              throw new ToolProblem(`The page could not be audited. ${event.error} (${event.code})`);
            case 'completed':
              return event;
          }
        throw new ToolProblem(
          'The page could not be audited: the service is stopping. Try again in a moment.',
        );
      }),

    comparePages: (asked, { signal }) =>
      asProblem(() => routes.call(comparePages, { body: asked }, within(signal))),

    startSiteAudit: ({ url, pages }, { signal }) =>
      asProblem(async () => {
        const context = within(signal);
        const site = await routes.call(addSite, { body: { url } }, context);
        const started = await routes.call(
          startSiteAudit,
          { params: { id: site.id }, body: pages === undefined ? {} : { pages } },
          context,
        );
        return started.audit_id;
      }),

    readAudit: (id, { signal }) =>
      asProblem(async () => {
        const context = within(signal);
        const site = getSiteAudit.params.safeParse({ id });
        if (site.success) {
          const audit = await orElse(routes.call(getSiteAudit, { params: site.data }, context), noAudit);
          return { kind: 'site', audit };
        }
        const page = getAnalysis.params.safeParse({ id });
        if (!page.success) throw noAudit();
        const analysis = await orElse(routes.call(getAnalysis, { params: page.data }, context), noAudit);
        return { kind: 'page', analysis };
      }),

    startFile: ({ kind, ...order }, { signal }) =>
      asProblem(async () => {
        const body = { ...order, contentType: kind };
        const started = await routes.call(generateContent, { body }, within(signal));
        return started.job_started
          ? { handle: `${kind}:${started.job_id}`, status: 'running' }
          : { handle: `content:${started.content.id}`, status: 'completed' };
      }),

    readFile: (handle, { signal }) =>
      asProblem(async () => {
        if (jobHandle.safeParse(handle).success) return readJob(handle, within(signal));
        if (contentHandle.safeParse(handle).success) return readContent(handle, within(signal));
        throw noFile();
      }),

    explainRobots: (asked, { signal }) => asProblem(() => engine.explainRobots(asked, within(signal).signal)),
    previewRobotsEdit: (asked, { signal }) =>
      asProblem(() => engine.previewRobotsEdit(asked, within(signal).signal)),
  };
}
