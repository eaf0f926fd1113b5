import { tellVisits } from '@visible-ai/engine/logs';
import type { Call } from '../cli/command.ts';
import { type ExitCode, exitCodes } from '../cli/exit-code.ts';
import type { ToldLogs } from '../logs/blocked-visits.ts';
import type { freshRanges as FreshRanges } from '../logs/fresh-ranges.ts';
import type { judgeByRobots as JudgeByRobots } from '../logs/judge-by-robots.ts';
import { knownRanges } from '../logs/known-ranges.ts';
import { readLogs } from '../logs/read-logs.ts';
import { openOutput } from '../open-output.ts';
import { drawVisits } from '../pretty/draw-visits.ts';
import { openLiveSteps } from '../terminal/live-steps.ts';
import { UsageError } from '../usage-error.ts';
import { addresses, choiceOption, privateTargets, textOption } from './read-call.ts';

function siteOf(call: Call): { url: string; allowed: readonly string[] } | null {
  const typed = textOption(call.options, 'site');
  const allowed = privateTargets(call);
  const [url] = typed === null ? [] : addresses([typed], allowed);
  return url === undefined ? null : { url, allowed };
}

// Logs are read without the part that fetches: it is loaded, and takes memory, only if needed.
const askAround = async (...asked: Parameters<typeof FreshRanges>) =>
  (await import('../logs/fresh-ranges.ts')).freshRanges(...asked);
const holdAgainstRobots = async (...asked: Parameters<typeof JudgeByRobots>) =>
  (await import('../logs/judge-by-robots.ts')).judgeByRobots(...asked);

/** `visible-ai logs`. */
export async function runLogs(call: Call): Promise<ExitCode> {
  const { options, words, terminal } = call;
  if (words.length === 0)
    throw new UsageError('Which logs? Give files, such as access.log, or - for the standard input.');
  const format = choiceOption(options, 'format', ['pretty', 'json'], 'pretty');
  const site = siteOf(call);
  const asked = textOption(options, 'ranges');
  const output = await openOutput(textOption(options, 'output'), terminal.out);
  const quiet = options.quiet === true;
  const steps = openLiveSteps(terminal.messages, { quiet, now: () => performance.now() });
  let told: ToldLogs;
  let failed: number;
  try {
    const fresh = asked === null ? new Map() : await askAround(call, asked, steps);
    const ranges = knownRanges(fresh);
    const read = await readLogs(call, ranges.known, steps);
    failed = read.failed;
    if (read.logs.length === 0) return exitCodes.failed;
    const visits = read.logs.flatMap((log) => log.visits);
    const blockedButCame = site === null ? null : await holdAgainstRobots(call, site, visits, steps);
    told = { ...tellVisits(read.logs), blockedButCame, ranges: ranges.told };
  } finally {
    steps.close();
  }
  const paper = { width: terminal.out.width(), colours: terminal.out.colours };
  const text = format === 'json' ? `${JSON.stringify(told, null, 2)}\n` : drawVisits(told, paper);
  async function* parts() {
    yield text;
  }
  await output.write(parts());
  const { read, unread } = told.lines;
  if (read === 0) {
    const { messages } = terminal;
    const why =
      unread > 0
        ? 'Not one line is one of an access log that is known here.'
        : 'There is not one line to read.';
    messages.write(`${messages.colours.bad('✗')} ${why}\n`);
    return exitCodes.failed;
  }
  return failed > 0 ? exitCodes.failed : exitCodes.good;
}
