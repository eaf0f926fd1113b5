import type { Engine } from '@visible-ai/engine';
import { problemText } from '../audit-page.ts';
import type { Call } from '../cli/command.ts';
import { type ExitCode, exitCodes } from '../cli/exit-code.ts';
import { withEngine } from '../open-engine.ts';
import { openOutput } from '../open-output.ts';
import { type AgentsOfPage, drawAgents } from '../pretty/draw-agents.ts';
import { cleanText } from '../terminal/clean-text.ts';
import { type LiveSteps, openLiveSteps } from '../terminal/live-steps.ts';
import { UsageError } from '../usage-error.ts';
import { addresses, choiceOption, privateTargets, textOption } from './read-call.ts';

type Asked = { ok: true; page: AgentsOfPage } | { ok: false; problem: string };

/** Reads robots.txt, and fetches the page under the agents' names: no other part of an audit. */
async function ask(engine: Engine, url: string, steps: LiveSteps, signal: AbortSignal): Promise<Asked> {
  const enough = new AbortController();
  const step = steps.begin(url);
  try {
    const inspection = engine.inspections.watch(url, AbortSignal.any([signal, enough.signal]));
    const [{ response }, robots, probes] = await Promise.all([
      inspection.page,
      inspection.robots,
      inspection.probes,
    ]);
    signal.throwIfAborted();
    for (const part of [response, robots])
      if (!part.ok) {
        const problem = problemText(part.problem);
        step.failed(problem);
        return { ok: false, problem };
      }
    if (!response.ok || !robots.ok) return { ok: false, problem: 'It could not be checked.' };
    const { agents, report } = robots.value;
    step.done(
      `${agents.filter(({ verdict }) => verdict === 'allowed').length} of ${agents.length} agents allowed`,
    );
    const asked = probes.ok ? probes.value.probes : [];
    return {
      ok: true,
      page: {
        url: response.value.url,
        robots: report,
        agents,
        probes: asked.map(({ token, outcome, status, problem }) => ({ token, outcome, status, problem })),
      },
    };
  } finally {
    enough.abort();
  }
}

/** `visible-ai agents`. */
export async function runAgents(call: Call): Promise<ExitCode> {
  const { options, words, terminal, signal } = call;
  const allowed = privateTargets(call);
  const [url, ...more] = addresses(words, allowed);
  if (url === undefined || more.length > 0)
    throw new UsageError('Which page? Give one address, such as example.com.');
  const format = choiceOption(options, 'format', ['pretty', 'json'], 'pretty');
  const output = await openOutput(textOption(options, 'output'), terminal.out);
  const quiet = options.quiet === true;
  return await withEngine(call, allowed, async (engine) => {
    const steps = openLiveSteps(terminal.messages, { quiet, now: () => performance.now() });
    const asked = await ask(engine, url, steps, signal).finally(() => steps.close());
    if (!asked.ok) {
      if (!steps.saysAll) terminal.messages.write(cleanText(`✗ ${url}: ${asked.problem}\n`));
      return exitCodes.failed;
    }
    const paper = { width: terminal.out.width(), colours: terminal.out.colours };
    const text =
      format === 'json' ? `${JSON.stringify(asked.page, null, 2)}\n` : drawAgents(asked.page, paper);
    async function* parts() {
      yield text;
    }
    await output.write(parts());
    return exitCodes.good;
  });
}
