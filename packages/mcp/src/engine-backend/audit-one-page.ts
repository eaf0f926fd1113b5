import type { Engine } from '@visible-ai/engine';
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { analysisSteps, type StepId } from '@visible-ai/shared/analysis/steps';
import { ToolProblem } from '../tool-problem.ts';
import type { PageStep } from '../visibility-backend.ts';
import { plainWords } from '../words/quote-site.ts';

type Auditor = Pick<Engine, 'inspections' | 'buildReport'>;

/** A model knows its tools, but not how its owner started them. */
const ON_THIS_MACHINE =
  ' If it is a site on this machine, its owner must start this server as: visible-ai mcp --allow-private HOST:PORT';

const unread = ({ kind, text }: { kind: string; text: string }) =>
  new ToolProblem(
    `The page could not be audited. ${plainWords(text)}${kind === 'refused' ? ON_THIS_MACHINE : ''}`,
  );

/**
 * Rejects with the signal's reason as soon as it is aborted: the parts of an inspection settle a little
 * later.
 */
function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const tell = () => reject(signal.reason);
    if (signal.aborted) tell();
    else signal.addEventListener('abort', tell, { once: true });
  });
  aborted.catch(() => undefined);
  return aborted;
}

/**
 * Audits a page and reports each step in order, like the service's stream.
 *
 * @throws ToolProblem if the page itself cannot be fetched.
 */
export async function auditOnePage(
  { inspections, buildReport }: Auditor,
  url: string,
  signal: AbortSignal,
  onStep: (step: PageStep) => void,
): Promise<AnalysisReport> {
  const started = performance.now();
  const begin = (id: StepId) => {
    const index = analysisSteps.findIndex(({ step }) => step === id);
    onStep({ index, total: analysisSteps.length, message: analysisSteps[index]?.msg ?? id });
  };
  const left = whenAborted(signal);
  const inspection = inspections.watch(url, signal);
  begin('homepage');
  const read = await Promise.race([inspection.page, left]);
  if (!read.response.ok) throw unread(read.response.problem);
  if (!read.page.ok) throw unread(read.page.problem);
  const turns = [
    ['robots', inspection.robots],
    ['llms', inspection.llms],
    ['sitemap', Promise.all([inspection.sitemap, inspection.probes])],
    ['pagespeed', inspection.pagespeed],
  ] as const;
  for (const [step, part] of turns) {
    begin(step);
    await Promise.race<unknown>([part, left]);
  }
  begin('score');
  const evidence = await Promise.race([inspection.evidence, left]);
  const durationMs = performance.now() - started;
  return Promise.race([buildReport(evidence, { requestedUrl: url, durationMs }), left]);
}
