import { EngineError, type Evidence, type InspectionShare, type PartProblem } from '@visible-ai/engine';
import type { AnalysisEvent, AnalysisReport, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { analysisSteps, type StepId } from '@visible-ai/shared/analysis/steps';
import type { ErrorCode } from '@visible-ai/shared/contract/errors';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/is-database-away.ts';

export interface AnalysisOwner {
  userId: string | null;
  /** A hash that replaces the client's address. */
  clientKey: string;
}

export interface RunAnalysis {
  inspections: InspectionShare;
  buildReport(
    evidence: Evidence,
    facts: { requestedUrl: string; durationMs: number },
  ): Promise<AnalysisReport>;
  save(report: AnalysisReport, owner: AnalysisOwner): Promise<SavedAnalysis>;
  /** The proof, for later, that a client started an analysis. */
  claimKeyOf(id: string): string;
  now(): number;
}

function progress(step: StepId, pageTitle: string | null = null): AnalysisEvent {
  const index = analysisSteps.findIndex((known) => known.step === step);
  const msg = analysisSteps[index]?.msg ?? step;
  return { type: 'progress', step, index, total: 7, msg, ...(pageTitle ? { pageTitle } : {}) };
}

const failure = (code: ErrorCode, error: string): AnalysisEvent => ({ type: 'error', code, error });

/** The error code for a page that cannot be fetched. */
function codeOf(problem: PartProblem): ErrorCode {
  switch (problem.kind) {
    case 'refused':
      return 'target_refused';
    case 'dns':
      return 'target_not_found';
    case 'timeout':
      return 'target_timeout';
    case 'http-status':
      return 'target_http_error';
    case 'not-html':
      return 'target_not_html';
    case 'too-large':
    case 'too-complex':
      return 'target_too_complex';
    case 'unavailable':
      return 'unavailable';
    case 'bug':
      return 'internal';
    default:
      return 'target_unreachable';
  }
}

/** Resolves when the watcher leaves or the server stops. */
function whenAborted(signal: AbortSignal): Promise<'left'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('left');
    else signal.addEventListener('abort', () => resolve('left'), { once: true });
  });
}

/**
 * Audits one address and yields what a visitor sees: one item per step, in order (the first at once), then
 * the saved result or one error item. The parts are gathered in parallel.
 *
 * @param url normalised by the website URL rule.
 * @param signal aborted when the client leaves or the server stops.
 * @throws EngineError unavailable, before the first item, when too many audits are running.
 */
export async function* runAnalysis(
  deps: RunAnalysis,
  url: string,
  owner: AnalysisOwner,
  signal: AbortSignal,
  log: Logger,
): AsyncGenerator<AnalysisEvent, void, void> {
  const started = deps.now();
  const leave = new AbortController();
  const watching = AbortSignal.any([signal, leave.signal]);
  const inspection = deps.inspections.watch(url, watching);
  const left = whenAborted(watching);
  const stopping = failure('shutting_down', 'The service is restarting. Please try again in a moment.');
  try {
    yield progress('homepage');
    const read = await Promise.race([inspection.page, left]);
    if (read === 'left') return yield stopping;
    if (!read.response.ok) return yield failure(codeOf(read.response.problem), read.response.problem.text);
    if (!read.page.ok) return yield failure(codeOf(read.page.problem), read.page.problem.text);
    const title = read.page.value.title;

    const turns = [
      ['robots', inspection.robots],
      ['llms', inspection.llms],
      ['sitemap', Promise.all([inspection.sitemap, inspection.probes])],
      ['pagespeed', inspection.pagespeed],
    ] as const;
    for (const [step, part] of turns) {
      yield progress(step, title);
      if ((await Promise.race<unknown>([part, left])) === 'left') return yield stopping;
    }

    yield progress('score', title);
    const evidence = await inspection.evidence;
    const report = await deps.buildReport(evidence, { requestedUrl: url, durationMs: deps.now() - started });
    yield progress('save', title);
    const saved = await deps.save(report, owner);
    const claim = owner.userId === null ? { claimKey: deps.claimKeyOf(saved.id) } : {};
    yield { type: 'completed', ...saved, ...claim };
  } catch (error) {
    if (isDatabaseAway(error)) {
      log.warn({ err: error }, 'An analysis could not be saved');
      return yield failure('unavailable', 'The result could not be saved. Please try again in a moment.');
    }
    if (error instanceof EngineError) return yield failure(error.code, error.message);
    log.error({ err: error }, 'An analysis failed');
    yield failure('internal', 'Something went wrong on our side. Please try again.');
  } finally {
    leave.abort();
  }
}
