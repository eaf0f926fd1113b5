import { checksById } from '@visible-ai/engine';
import { readBaseline } from '../asked/baseline.ts';
import { type Asked, shortfallsOf } from '../asked/shortfalls.ts';
import { standingOf } from '../asked/standing.ts';
import { auditPage } from '../audit-page.ts';
import { auditSite } from '../audit-site.ts';
import type { Audited } from '../audited.ts';
import type { Call } from '../cli/command.ts';
import { type ExitCode, exitCodes, worstOf } from '../cli/exit-code.ts';
import { withEngine } from '../open-engine.ts';
import { renderResults } from '../render-results.ts';
import { cleanText } from '../terminal/clean-text.ts';
import { openLiveSteps } from '../terminal/live-steps.ts';
import type { Screen } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { addresses, numberOption, privateTargets, textOption, textOptions } from './read-call.ts';
import { readFiles, writeFiles } from './result-files.ts';

/** Pages of a site: the default, and the maximum. */
const PAGES = 100;
const MOST_PAGES = 2000;
/** Addresses audited at once: the sites are other people's, and each audit makes a dozen requests. */
const AT_ONCE = 4;

/** The value of `--map URLPREFIX=PATH`. */
function readMap(call: Call): { urlPrefix: string; path: string }[] {
  return textOptions(call.options, 'map').map((pair) => {
    const at = pair.lastIndexOf('=');
    if (at <= 0 || at === pair.length - 1)
      throw new UsageError(`--map takes URLPREFIX=PATH, such as https://example.com/=site/, not ${pair}.`);
    return { urlPrefix: pair.slice(0, at), path: pair.slice(at + 1) };
  });
}

async function readAsked({ options }: Call): Promise<Asked> {
  const baseline = textOption(options, 'baseline');
  const failOn = textOptions(options, 'fail-on')
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  const unknown = failOn.find((id) => !checksById.has(id));
  if (unknown !== undefined)
    throw new UsageError(`There is no check ${unknown}. There are ${[...checksById.keys()].join(', ')}.`);
  return {
    failUnder: numberOption(options, 'fail-under', { least: 0, most: 100 }),
    failOn,
    baseline: baseline === null ? null : await readBaseline(baseline),
  };
}

async function readAudit(call: Call) {
  const { options, words } = call;
  const allowed = privateTargets(call);
  const urls = addresses(words, allowed);
  if (urls.length === 0) throw new UsageError('Which page? Give an address, such as example.com.');
  const pages = numberOption(options, 'pages', { least: 1, most: MOST_PAGES });
  if (pages !== null && options.site !== true) throw new UsageError('--pages goes with --site.');
  return {
    allowed,
    urls,
    files: await readFiles(call, urls.length),
    pages: options.site === true ? (pages ?? PAGES) : null,
    map: readMap(call),
    asked: await readAsked(call),
    quiet: options.quiet === true,
  };
}

/** Does the work for each item, so many at once. The results keep the order of the items. */
async function eachAtOnce<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run));
  return results;
}

/** Says why an address misses the requirements. */
function judge(audited: Audited, asked: Asked, alreadySaid: boolean, screen: Screen): ExitCode {
  const { bad } = screen.colours;
  const say = (text: string) => screen.write(cleanText(`${text}\n`).replace(/^✗/, bad('✗')));
  if (audited.kind === 'failed') {
    if (!alreadySaid) say(`✗ ${audited.url}: ${audited.problem}`);
    return exitCodes.failed;
  }
  const { below, unknown } = shortfallsOf(standingOf(audited), asked);
  for (const shortfall of [...below, ...unknown]) say(`✗ ${audited.url}: ${shortfall}`);
  if (unknown.length > 0) return exitCodes.failed;
  return below.length > 0 ? exitCodes.below : exitCodes.good;
}

/** `visible-ai audit`. */
export async function runAudit(call: Call): Promise<ExitCode> {
  const { terminal, version, signal } = call;
  const { urls, allowed, files, pages, map, asked, quiet } = await readAudit(call);
  return await withEngine(call, allowed, async (engine) => {
    const steps = openLiveSteps(terminal.messages, { quiet, now: () => performance.now() });
    const now = () => new Date();
    const measuresSpeed = call.configuration.pageSpeed.mode !== 'off';
    const alone = urls.length === 1;
    let results: Audited[];
    try {
      results = await eachAtOnce(urls, AT_ONCE, (url) =>
        pages === null
          ? auditPage({ engine, steps, alone, measuresSpeed, now }, url, signal)
          : auditSite({ engine, steps, pages, now }, url, signal),
      );
    } finally {
      steps.close();
    }
    if (results.some(({ kind }) => kind !== 'failed'))
      await writeFiles(call, files, (format, paper) =>
        renderResults(results, { engine, version, format, map, paper, signal }),
      );
    return worstOf(results.map((audited) => judge(audited, asked, steps.saysAll, terminal.messages)));
  });
}
