/**
 * `npm run bench:cli`: the command line and the service audit the same real pages; verdicts, evidence, fixes
 * and scores must be equal on every page. It also measures how long `--help` takes compared with a process
 * that does nothing.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type AnalysisReport, analysisReport } from '@visible-ai/shared/analysis/schema';
import { freePorts } from '../e2e/support/free-ports.ts';
import { auditToEnd } from './support/audit-to-end.ts';
import { hasRealPages, openRealPages } from './support/open-real-pages.ts';
import { percentile } from './support/percentile.ts';
import { printTable } from './support/print-table.ts';
import { startService } from './support/start-service.ts';

const PAGES = Number(process.env.PAGES ?? 30);
const STARTS = 15;
const MOST_TIMES = 8;
/** How many links of a page are checked depends on the time that is left, so it varies on a busy machine. */
const AGAIN = 2;
const program =
  process.env.CLI ?? fileURLToPath(new URL('../packages/cli/dist/visible-ai.js', import.meta.url));
const run = promisify(execFile);

/** The fields in which two audits of one page must agree. */
function steady(report: AnalysisReport): AnalysisReport {
  return { ...analysisReport.parse(report), durationMs: 0 };
}

async function byTerminal(url: string): Promise<AnalysisReport> {
  const { host } = new URL(url);
  const argv = [program, 'audit', url, '--allow-private', host, '--format', 'json', '--quiet'];
  const { stdout } = await run(process.execPath, argv, { maxBuffer: 64 * 1024 * 1024 });
  return analysisReport.parse(JSON.parse(stdout));
}

async function milliseconds(...argv: string[]): Promise<number> {
  const began = performance.now();
  await run(process.execPath, argv);
  return performance.now() - began;
}

/** The fields in which two reports differ; checks by their ids. */
function differing(one: AnalysisReport, other: AnalysisReport): string[] {
  const checks = one.checks.filter(
    ({ id }, index) =>
      !isDeepStrictEqual(
        one.checks[index],
        other.checks.find((each) => each.id === id),
      ),
  );
  const fields = Object.entries(one).filter(
    ([name, value]) =>
      name !== 'checks' &&
      !isDeepStrictEqual(value, Object.entries(other).find(([key]) => key === name)?.[1]),
  );
  return [...checks.map(({ id }) => id), ...fields.map(([name]) => name)];
}

/** @returns the differences between the two on one page. */
async function askBoth(service: string, url: string): Promise<string[]> {
  const { report, code } = await auditToEnd(service, url);
  const own = await byTerminal(url);
  return report ? differing(steady(report), steady(own)) : [`the service says ${code}`];
}

/** @returns the addresses on which the two differ, with the differences. */
async function compareAll(): Promise<{ compared: number; unlike: string[] }> {
  const ports = await freePorts(PAGES);
  const sites = await openRealPages(ports, 0);
  const service = await startService(
    ports.map((port) => `127.0.0.1:${port}`),
    2,
  );
  const unlike: string[] = [];
  let compared = 0;
  try {
    for (const { url } of sites.pages) {
      let differences = await askBoth(service.url, url);
      for (let again = 0; again < AGAIN && differences.length > 0; again += 1)
        differences = await askBoth(service.url, url);
      compared += 1;
      if (differences.length > 0) unlike.push(`${url}: ${differences.join(', ')}`);
    }
  } finally {
    await service.stop();
    await sites.close();
  }
  return { compared, unlike };
}

if (!hasRealPages) throw new Error('There is no ../shared with sites beside this checkout');
const { compared, unlike } = await compareAll();
for (const line of unlike) console.log(line);
const helps: number[] = [];
const nothings: number[] = [];
for (let at = 0; at < STARTS; at += 1) {
  nothings.push(await milliseconds('-e', '0'));
  helps.push(await milliseconds(program, '--help'));
}
const times = percentile(helps, 0.5) / percentile(nothings, 0.5);
printTable(`The command line, Node.js ${process.version}`, [
  {
    what: `Pages judged unlike the service, of ${compared}`,
    measured: String(unlike.length),
    target: '0',
    met: unlike.length === 0,
  },
  {
    what: '`--help`, median, beside `node -e 0`',
    measured: `${percentile(helps, 0.5).toFixed(0)} ms, ${times.toFixed(1)} times`,
    target: `at most ${MOST_TIMES} times`,
    met: times <= MOST_TIMES,
  },
]);
