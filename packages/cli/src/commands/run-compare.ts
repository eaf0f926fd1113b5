import { compareReports } from '@visible-ai/engine';
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { auditPage } from '../audit-page.ts';
import type { Audited } from '../audited.ts';
import type { Call } from '../cli/command.ts';
import { type ExitCode, exitCodes } from '../cli/exit-code.ts';
import { withEngine } from '../open-engine.ts';
import { openOutput } from '../open-output.ts';
import { drawComparison } from '../pretty/draw-comparison.ts';
import { cleanText } from '../terminal/clean-text.ts';
import { openLiveSteps } from '../terminal/live-steps.ts';
import { UsageError } from '../usage-error.ts';
import { addresses, choiceOption, privateTargets, textOption } from './read-call.ts';

const short = ({ url, score }: AnalysisReport) => ({ url, score });

/** `visible-ai compare`. */
export async function runCompare(call: Call): Promise<ExitCode> {
  const { options, words, terminal, signal } = call;
  const allowed = privateTargets(call);
  const urls = addresses(words, allowed);
  if (words.length === 2 && urls.length === 1)
    throw new UsageError('Both are the same page: give yours, then theirs.');
  if (urls.length !== 2) throw new UsageError('Which two pages? Give yours, then theirs.');
  const format = choiceOption(options, 'format', ['pretty', 'json'], 'pretty');
  const output = await openOutput(textOption(options, 'output'), terminal.out);
  const quiet = options.quiet === true;
  const { messages, out } = terminal;
  return await withEngine(call, allowed, async (engine) => {
    const steps = openLiveSteps(messages, { quiet, now: () => performance.now() });
    const measuresSpeed = call.configuration.pageSpeed.mode !== 'off';
    const parts = { engine, steps, alone: false, measuresSpeed, now: () => new Date() };
    let audited: Audited[];
    try {
      audited = await Promise.all(urls.map((url) => auditPage(parts, url, signal)));
    } finally {
      steps.close();
    }
    const [ours, theirs] = audited;
    if (ours?.kind !== 'page' || theirs?.kind !== 'page') {
      if (!steps.saysAll)
        for (const each of audited)
          if (each.kind === 'failed') messages.write(cleanText(`✗ ${each.url}: ${each.problem}\n`));
      return exitCodes.failed;
    }
    const { differences } = compareReports(ours.report, theirs.report);
    const compared = { ours: ours.report, theirs: theirs.report, differences };
    async function* parts_() {
      if (format === 'pretty') yield drawComparison(compared, { width: out.width(), colours: out.colours });
      else
        yield `${JSON.stringify({ ours: short(compared.ours), theirs: short(compared.theirs), differences }, null, 2)}\n`;
    }
    await output.write(parts_());
    return exitCodes.good;
  });
}
