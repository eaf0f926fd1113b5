/**
 * `npm run bench:analysis`: how much time an audit takes beyond what the site itself costs, how many audits
 * at once two cores can do, another tool on the same page in the same run, and real pages compared with a
 * bare server.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePorts } from '../e2e/support/free-ports.ts';
import { type ServedSite, serveSite } from '../e2e/support/serve-site.ts';
import { ensureTools, toolFile } from '../tools/ensure-tools.mjs';
import { compareBare } from './support/compare-bare.ts';
import { hasRealPages } from './support/open-real-pages.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { startService } from './support/start-service.ts';
import { watchAnalysis } from './support/watch-analysis.ts';

const CORES = 2;
const ALONE = { latency: 100, runs: 15, warmUp: 3 };
const TOGETHER = { latency: 150, audits: 100 };
/**
 * Page, then probes; robots.txt, then sitemap: any client must make these two requests one after the other.
 */
const SERIAL_ANSWERS = 2;

const peer = toolFile('aiseo-audit/bin/aiseo-audit.js');
const megabytes = (value: number | null) =>
  value === null ? 'not told by this system' : `${value.toFixed(0)} MB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

async function alone(service: string, site: string): Promise<Row[]> {
  for (let run = 0; run < ALONE.warmUp; run += 1) await watchAnalysis(service, site);
  const watched = [];
  for (let run = 0; run < ALONE.runs; run += 1) watched.push(await watchAnalysis(service, site));
  const total = percentile(
    watched.map((analysis) => analysis.total),
    0.5,
  );
  const first = percentile(
    watched.map((analysis) => analysis.firstEvent),
    0.95,
  );
  const chain = SERIAL_ANSWERS * ALONE.latency;
  return [
    { what: 'one audit, median', measured: ms(total), target: '', met: null },
    {
      what: `of the longest serial chain (${ms(chain)})`,
      measured: (total / chain).toFixed(2),
      target: 'at most 1.25',
      met: total / chain <= 1.25,
    },
    { what: 'first item, p95', measured: ms(first), target: 'under 30 ms', met: first < 30 },
  ];
}

async function peerAlone(site: string): Promise<Row[]> {
  await ensureTools();
  const totals: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now();
    await promisify(execFile)(process.execPath, [peer, site, '--json'], { timeout: 60_000 });
    totals.push(performance.now() - started);
  }
  const measured = ms(percentile(totals, 0.5));
  return [{ what: 'aiseo-audit 1.6.2, the same page, start included', measured, target: '', met: null }];
}

async function together(service: string, sites: readonly ServedSite[]): Promise<Row[]> {
  const watched = await Promise.all(sites.map((site) => watchAnalysis(service, site.url)));
  const p95 = percentile(
    watched.map((analysis) => analysis.total),
    0.95,
  );
  const firsts = percentile(
    watched.map((analysis) => analysis.firstEvent),
    0.95,
  );
  return [
    { what: `${sites.length} at once, p95`, measured: ms(p95), target: 'at most 2200 ms', met: p95 <= 2200 },
    { what: `${sites.length} at once, first item, p95`, measured: ms(firsts), target: '', met: null },
  ];
}

const ports = await freePorts(1 + TOGETHER.audits);
const [first = 0, ...rest] = ports;
const slow = await serveSite('good-shop', first, { latency: ALONE.latency });
const many = await Promise.all(
  rest.map((port) => serveSite('good-shop', port, { latency: TOGETHER.latency })),
);
const service = await startService(
  ports.map((port) => `127.0.0.1:${port}`),
  CORES,
);
try {
  printTable(`One audit, a site that answers in ${ALONE.latency} ms`, [
    ...(await alone(service.url, slow.url)),
    ...(await peerAlone(slow.url)),
  ]);
  const atStart = service.peakMegabytes();
  service.forgetPeak();
  const rows = await together(service.url, many);
  const during = service.peakMegabytes();
  rows.push(
    {
      what: 'memory at its peak meanwhile',
      measured: megabytes(during),
      target: 'at most 500 MB',
      met: during === null ? null : during <= 500,
    },
    { what: 'and before, making the database included', measured: megabytes(atStart), target: '', met: null },
  );
  printTable(`${CORES} cores, sites that answer in ${TOGETHER.latency} ms`, rows);
} finally {
  await service.stop();
  await Promise.all([slow, ...many].map((site) => site.close()));
}

if (hasRealPages)
  printTable(
    `${TOGETHER.audits} real pages at once, beside a bare server`,
    await compareBare(TOGETHER.audits, ALONE.latency, CORES),
  );
else console.log('Real pages were not audited: there is no ../shared beside this checkout.');
